BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE codes (
	secret BLOB NOT NULL, 
	identity TEXT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_codes PRIMARY KEY (secret)
);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, number)
);
INSERT INTO "events" VALUES('t5wf78adcam2',0,1794838601465,'{"kind":"created","game":"dragon","options":{"players":2,"first":0,"multi":false},"host":"db8bd0625a4b0aa6e3d97266","seats":[{"kind":"person","identity":"db8bd0625a4b0aa6e3d97266"},{"kind":"guest","identity":"db8bd0625a4b0aa6e3d97266"}]}');
INSERT INTO "events" VALUES('t5wf78adcam2',1,1794838601470,'{"kind":"started","seed":8166550800847171,"nonce":"d2c37c7ac62ef448ac4d57e64fc911dd9298c0557f3d62d8fd885d534ec7af9d"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',0,1794838601477,'{"kind":"created","game":"double-seven","options":{"players":2,"first":0},"host":"db8bd0625a4b0aa6e3d97266","seats":[{"kind":"person","identity":"db8bd0625a4b0aa6e3d97266"},{"kind":"bot","level":"random"}]}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',1,1794838601486,'{"kind":"started","seed":7619797575668308,"nonce":"ce835de108e0a8da0f823d227f74ac8d830dcd79f0805afe74efe4b2dee7f603"}');
INSERT INTO "events" VALUES('cgsaarmtpuj8',0,1794838601497,'{"kind":"created","game":"seven-dragons","options":{"players":2,"first":0,"variant":"full","edition":"en","actions":["trade-hands","rotate-goals","trade-goals","move-card","zap-card"],"silver":true,"rainbow":true,"ages":[null,null]},"host":"db8bd0625a4b0aa6e3d97266","seats":[{"kind":"person","identity":"db8bd0625a4b0aa6e3d97266"},{"kind":"open"}],"away":60,"late":true}');
INSERT INTO "events" VALUES('t5wf78adcam2',2,1794838601622,'{"kind":"moved","seat":0,"move":"4!@0","by":"db8bd0625a4b0aa6e3d97266","id":"0-0-0"}');
INSERT INTO "events" VALUES('t5wf78adcam2',3,1794838601638,'{"kind":"moved","seat":1,"move":"6@0","by":"db8bd0625a4b0aa6e3d97266","id":"1-1-1"}');
INSERT INTO "events" VALUES('t5wf78adcam2',4,1794838601654,'{"kind":"moved","seat":0,"move":"3@0","by":"db8bd0625a4b0aa6e3d97266","id":"0-2-2"}');
INSERT INTO "events" VALUES('t5wf78adcam2',5,1794838601661,'{"kind":"moved","seat":1,"move":"4@1","by":"db8bd0625a4b0aa6e3d97266","id":"1-3-3"}');
INSERT INTO "events" VALUES('t5wf78adcam2',6,1794838601687,'{"kind":"moved","seat":0,"move":"4@-1","by":"db8bd0625a4b0aa6e3d97266","id":"0-4-4"}');
INSERT INTO "events" VALUES('t5wf78adcam2',7,1794838601688,'{"kind":"moved","seat":1,"move":"5@-1","by":"db8bd0625a4b0aa6e3d97266","id":"1-5-5"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',2,1794838601718,'{"kind":"moved","seat":0,"move":"draw bird","by":"db8bd0625a4b0aa6e3d97266","id":"0-0-0"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',3,1794838601723,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-1-1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',4,1794838601724,'{"kind":"moved","seat":0,"move":"two-for-one butterfly frog ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-2-2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',5,1794838601725,'{"kind":"moved","seat":0,"move":"start frog 2","by":"db8bd0625a4b0aa6e3d97266","id":"0-3-3"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',6,1794838601726,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-4-4"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',7,1794838601742,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',8,1794838601744,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',9,1794838601749,'{"kind":"moved","seat":1,"move":"two-for-one rabbit frog frog"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',10,1794838601758,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',11,1794838601760,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-9-5"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',12,1794838601763,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-10-6"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',13,1794838601767,'{"kind":"moved","seat":0,"move":"two-for-one clover clover frog","by":"db8bd0625a4b0aa6e3d97266","id":"0-11-7"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',14,1794838601771,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-12-8"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',15,1794838601775,'{"kind":"moved","seat":1,"move":"draw butterfly"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',16,1794838601790,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',17,1794838601792,'{"kind":"moved","seat":1,"move":"two-for-one butterfly swan rabbit"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',18,1794838601793,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',19,1794838601794,'{"kind":"moved","seat":0,"move":"draw swan","by":"db8bd0625a4b0aa6e3d97266","id":"0-17-9"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',20,1794838601795,'{"kind":"moved","seat":0,"move":"draw butterfly","by":"db8bd0625a4b0aa6e3d97266","id":"0-18-10"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',21,1794838601796,'{"kind":"moved","seat":0,"move":"two-for-one swan bird ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-19-11"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',22,1794838601797,'{"kind":"moved","seat":0,"move":"grow 0 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-20-12"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',23,1794838601798,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-21-13"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',24,1794838601800,'{"kind":"moved","seat":1,"move":"draw swan"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',25,1794838601800,'{"kind":"moved","seat":1,"move":"draw clover"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',26,1794838601801,'{"kind":"moved","seat":1,"move":"two-for-one swan swan bird"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',27,1794838601802,'{"kind":"moved","seat":1,"move":"pass squirrel"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',28,1794838601804,'{"kind":"moved","seat":0,"move":"draw clover","by":"db8bd0625a4b0aa6e3d97266","id":"0-26-14"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',29,1794838601805,'{"kind":"moved","seat":0,"move":"draw swan","by":"db8bd0625a4b0aa6e3d97266","id":"0-27-15"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',30,1794838601806,'{"kind":"moved","seat":0,"move":"two-for-one swan fox swan","by":"db8bd0625a4b0aa6e3d97266","id":"0-28-16"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',31,1794838601807,'{"kind":"moved","seat":0,"move":"start swan 2","by":"db8bd0625a4b0aa6e3d97266","id":"0-29-17"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',32,1794838601808,'{"kind":"moved","seat":0,"move":"grow 0 0+1","by":"db8bd0625a4b0aa6e3d97266","id":"0-30-18"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',33,1794838601809,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-31-19"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',34,1794838601810,'{"kind":"moved","seat":1,"move":"draw swan"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',35,1794838601811,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',36,1794838601812,'{"kind":"moved","seat":1,"move":"start butterfly 1+1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',37,1794838601813,'{"kind":"moved","seat":1,"move":"two-for-one swan deer ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',38,1794838601814,'{"kind":"moved","seat":1,"move":"clover 0.0"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',39,1794838601815,'{"kind":"moved","seat":1,"move":"start rabbit 2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',40,1794838601816,'{"kind":"moved","seat":1,"move":"swap 1 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',41,1794838601817,'{"kind":"moved","seat":1,"move":"start bird 1+1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',42,1794838601818,'{"kind":"moved","seat":0,"move":"draw fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-40-20"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',43,1794838601819,'{"kind":"moved","seat":0,"move":"draw swan","by":"db8bd0625a4b0aa6e3d97266","id":"0-41-21"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',44,1794838601820,'{"kind":"moved","seat":0,"move":"swap 1 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-42-22"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',45,1794838601821,'{"kind":"moved","seat":0,"move":"grow 1 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-43-23"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',46,1794838601822,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-44-24"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',47,1794838601823,'{"kind":"moved","seat":1,"move":"draw deer"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',48,1794838601824,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',49,1794838601825,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',50,1794838601826,'{"kind":"moved","seat":1,"move":"clover 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',51,1794838601827,'{"kind":"moved","seat":1,"move":"two-for-one deer clover ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',52,1794838601828,'{"kind":"moved","seat":1,"move":"grow 1 1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',53,1794838601829,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',54,1794838601831,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-52-25"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',55,1794838601856,'{"kind":"moved","seat":0,"move":"draw deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-53-26"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',56,1794838601877,'{"kind":"moved","seat":0,"move":"two-for-one deer fox clover","by":"db8bd0625a4b0aa6e3d97266","id":"0-54-27"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',57,1794838601901,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-55-28"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',58,1794838601908,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',59,1794838601917,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',60,1794838601923,'{"kind":"moved","seat":1,"move":"two-for-one frog deer fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',61,1794838601930,'{"kind":"moved","seat":1,"move":"swap 1 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',62,1794838601931,'{"kind":"moved","seat":1,"move":"grow 1 1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',63,1794838601936,'{"kind":"moved","seat":1,"move":"swap 1 0.0"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',64,1794838601937,'{"kind":"moved","seat":1,"move":"swap 1 0.0"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',65,1794838601943,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',66,1794838601944,'{"kind":"moved","seat":0,"move":"draw frog","by":"db8bd0625a4b0aa6e3d97266","id":"0-64-29"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',67,1794838601945,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-65-30"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',68,1794838601946,'{"kind":"moved","seat":0,"move":"two-for-one fox clover ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-66-31"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',69,1794838601948,'{"kind":"moved","seat":0,"move":"grow 0 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-67-32"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',70,1794838601949,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-68-33"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',71,1794838601950,'{"kind":"moved","seat":1,"move":"draw clover"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',72,1794838601951,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',73,1794838601958,'{"kind":"moved","seat":1,"move":"two-for-one fox clover deer"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',74,1794838601959,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',75,1794838601961,'{"kind":"moved","seat":0,"move":"draw fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-73-34"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',76,1794838601963,'{"kind":"moved","seat":0,"move":"draw clover","by":"db8bd0625a4b0aa6e3d97266","id":"0-74-35"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',77,1794838601964,'{"kind":"moved","seat":0,"move":"two-for-one fox fox deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-75-36"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',78,1794838601966,'{"kind":"moved","seat":0,"move":"grow 1 0+1","by":"db8bd0625a4b0aa6e3d97266","id":"0-76-37"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',79,1794838601967,'{"kind":"moved","seat":0,"move":"clover 0.1","by":"db8bd0625a4b0aa6e3d97266","id":"0-77-38"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',80,1794838601969,'{"kind":"moved","seat":0,"move":"start bird 1+1","by":"db8bd0625a4b0aa6e3d97266","id":"0-78-39"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',81,1794838601971,'{"kind":"moved","seat":0,"move":"swap 2 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-79-40"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',82,1794838601972,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-80-41"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',83,1794838601973,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',84,1794838601974,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',85,1794838601975,'{"kind":"moved","seat":1,"move":"swap 2 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',86,1794838601976,'{"kind":"moved","seat":1,"move":"two-for-one fox fox ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',87,1794838601977,'{"kind":"moved","seat":1,"move":"swap 1 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',88,1794838601979,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',89,1794838601981,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-87-42"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',90,1794838601982,'{"kind":"moved","seat":0,"move":"draw fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-88-43"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',91,1794838601983,'{"kind":"moved","seat":0,"move":"two-for-one deer fox fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-89-44"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',92,1794838601984,'{"kind":"moved","seat":0,"move":"swap 1 1.1","by":"db8bd0625a4b0aa6e3d97266","id":"0-90-45"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',93,1794838601986,'{"kind":"moved","seat":0,"move":"swap 2 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-91-46"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',94,1794838601987,'{"kind":"moved","seat":0,"move":"swap 2 1.2","by":"db8bd0625a4b0aa6e3d97266","id":"0-92-47"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',95,1794838601988,'{"kind":"moved","seat":0,"move":"swap 1 1.1","by":"db8bd0625a4b0aa6e3d97266","id":"0-93-48"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',96,1794838601989,'{"kind":"moved","seat":0,"move":"swap 2 1.2","by":"db8bd0625a4b0aa6e3d97266","id":"0-94-49"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',97,1794838601990,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-95-50"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',98,1794838601992,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',99,1794838601993,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',100,1794838601994,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',101,1794838601995,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-99-51"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',102,1794838601996,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-100-52"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',103,1794838601997,'{"kind":"moved","seat":0,"move":"two-for-one butterfly deer ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-101-53"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',104,1794838601998,'{"kind":"moved","seat":0,"move":"swap 2 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-102-54"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',105,1794838601999,'{"kind":"moved","seat":0,"move":"swap 2 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-103-55"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',106,1794838602000,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-104-56"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',107,1794838602001,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',108,1794838602002,'{"kind":"moved","seat":1,"move":"draw deer"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',109,1794838602003,'{"kind":"moved","seat":1,"move":"two-for-one deer fox butterfly"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',110,1794838602004,'{"kind":"moved","seat":1,"move":"clover 1.0"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',111,1794838602005,'{"kind":"moved","seat":1,"move":"clover 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',112,1794838602006,'{"kind":"moved","seat":1,"move":"grow 0 0+1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',113,1794838602007,'{"kind":"moved","seat":1,"move":"grow 2 0+1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',114,1794838602008,'{"kind":"moved","seat":1,"move":"start butterfly 2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',115,1794838602009,'{"kind":"moved","seat":1,"move":"swap 1 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',116,1794838602010,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',117,1794838602011,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',118,1794838602012,'{"kind":"moved","seat":1,"move":"swap 1 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',119,1794838602013,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',120,1794838602015,'{"kind":"moved","seat":0,"move":"draw fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-118-57"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',121,1794838602016,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-119-58"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',122,1794838602017,'{"kind":"moved","seat":0,"move":"start squirrel 2","by":"db8bd0625a4b0aa6e3d97266","id":"0-120-59"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',123,1794838602018,'{"kind":"moved","seat":0,"move":"two-for-one fox fox ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-121-60"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',124,1794838602019,'{"kind":"moved","seat":0,"move":"swap 1 1.1","by":"db8bd0625a4b0aa6e3d97266","id":"0-122-61"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',125,1794838602020,'{"kind":"moved","seat":0,"move":"clover 1.0","by":"db8bd0625a4b0aa6e3d97266","id":"0-123-62"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',126,1794838602021,'{"kind":"moved","seat":0,"move":"swap 1 1.1","by":"db8bd0625a4b0aa6e3d97266","id":"0-124-63"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',127,1794838602022,'{"kind":"moved","seat":0,"move":"swap 2 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-125-64"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',128,1794838602027,'{"kind":"moved","seat":0,"move":"grow 1 0+1","by":"db8bd0625a4b0aa6e3d97266","id":"0-126-65"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',129,1794838602028,'{"kind":"moved","seat":0,"move":"swap 3 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-127-66"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',130,1794838602031,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-128-67"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',131,1794838602035,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',132,1794838602036,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',133,1794838602037,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',134,1794838602038,'{"kind":"moved","seat":1,"move":"two-for-one deer fox ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',135,1794838602039,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',136,1794838602040,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',137,1794838602041,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-135-68"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',138,1794838602042,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-136-69"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',139,1794838602043,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-137-70"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',140,1794838602044,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',141,1794838602045,'{"kind":"moved","seat":1,"move":"draw fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',142,1794838602046,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',143,1794838602046,'{"kind":"moved","seat":1,"move":"start fox 2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',144,1794838602047,'{"kind":"moved","seat":1,"move":"two-for-one frog squirrel ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',145,1794838602048,'{"kind":"moved","seat":1,"move":"swap 3 0.3"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',146,1794838602049,'{"kind":"moved","seat":1,"move":"swap 4 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',147,1794838602050,'{"kind":"moved","seat":1,"move":"swap 4 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',148,1794838602051,'{"kind":"moved","seat":1,"move":"grow 4 1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',149,1794838602052,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',150,1794838602053,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',151,1794838602054,'{"kind":"moved","seat":0,"move":"draw squirrel","by":"db8bd0625a4b0aa6e3d97266","id":"0-149-71"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',152,1794838602055,'{"kind":"moved","seat":0,"move":"draw frog","by":"db8bd0625a4b0aa6e3d97266","id":"0-150-72"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',153,1794838602056,'{"kind":"moved","seat":0,"move":"two-for-one fox squirrel deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-151-73"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',154,1794838602057,'{"kind":"moved","seat":0,"move":"grow 0 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-152-74"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',155,1794838602058,'{"kind":"moved","seat":0,"move":"swap 2 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-153-75"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',156,1794838602063,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-154-76"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',157,1794838602064,'{"kind":"moved","seat":1,"move":"draw squirrel"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',158,1794838602065,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',159,1794838602066,'{"kind":"moved","seat":1,"move":"two-for-one frog squirrel fox"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',160,1794838602067,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',161,1794838602067,'{"kind":"moved","seat":1,"move":"grow 4 1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',162,1794838602068,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',163,1794838602069,'{"kind":"moved","seat":0,"move":"draw squirrel","by":"db8bd0625a4b0aa6e3d97266","id":"0-161-77"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',164,1794838602070,'{"kind":"moved","seat":0,"move":"draw deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-162-78"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',165,1794838602071,'{"kind":"moved","seat":0,"move":"start deer 2","by":"db8bd0625a4b0aa6e3d97266","id":"0-163-79"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',166,1794838602072,'{"kind":"moved","seat":0,"move":"two-for-one squirrel squirrel frog","by":"db8bd0625a4b0aa6e3d97266","id":"0-164-80"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',167,1794838602073,'{"kind":"moved","seat":0,"move":"grow 0 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-165-81"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',168,1794838602074,'{"kind":"moved","seat":0,"move":"swap 4 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-166-82"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',169,1794838602075,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-167-83"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',170,1794838602075,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',171,1794838602076,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',172,1794838602077,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',173,1794838602078,'{"kind":"moved","seat":1,"move":"swap 3 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',174,1794838602078,'{"kind":"moved","seat":1,"move":"start butterfly 2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',175,1794838602079,'{"kind":"moved","seat":1,"move":"swap 5 0.4"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',176,1794838602080,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',177,1794838602081,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-175-84"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',178,1794838602082,'{"kind":"moved","seat":0,"move":"draw deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-176-85"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',179,1794838602083,'{"kind":"moved","seat":0,"move":"swap 3 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-177-86"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',180,1794838602084,'{"kind":"moved","seat":0,"move":"two-for-one swan deer ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-178-87"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',181,1794838602085,'{"kind":"moved","seat":0,"move":"swap 3 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-179-88"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',182,1794838602086,'{"kind":"moved","seat":0,"move":"grow 2 1","by":"db8bd0625a4b0aa6e3d97266","id":"0-180-89"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',183,1794838602087,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-181-90"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',184,1794838602087,'{"kind":"moved","seat":1,"move":"draw ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',185,1794838602088,'{"kind":"moved","seat":1,"move":"draw swan"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',186,1794838602089,'{"kind":"moved","seat":1,"move":"swap 0 0.2"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',187,1794838602090,'{"kind":"moved","seat":1,"move":"two-for-one deer fox ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',188,1794838602091,'{"kind":"moved","seat":1,"move":"grow 1 1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',189,1794838602091,'{"kind":"moved","seat":1,"move":"clover 0.1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',190,1794838602092,'{"kind":"moved","seat":1,"move":"swap 3 0.3"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',191,1794838602093,'{"kind":"moved","seat":1,"move":"swap 3 0.4"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',192,1794838602094,'{"kind":"moved","seat":1,"move":"swap 3 0.4"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',193,1794838602095,'{"kind":"moved","seat":1,"move":"swap 3 0.4"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',194,1794838602095,'{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',195,1794838602096,'{"kind":"moved","seat":0,"move":"draw fox","by":"db8bd0625a4b0aa6e3d97266","id":"0-193-91"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',196,1794838602097,'{"kind":"moved","seat":0,"move":"draw ?","by":"db8bd0625a4b0aa6e3d97266","id":"0-194-92"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',197,1794838602098,'{"kind":"moved","seat":0,"move":"swap 4 1.3","by":"db8bd0625a4b0aa6e3d97266","id":"0-195-93"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',198,1794838602099,'{"kind":"moved","seat":0,"move":"two-for-one fox bird deer","by":"db8bd0625a4b0aa6e3d97266","id":"0-196-94"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',199,1794838602100,'{"kind":"moved","seat":0,"move":"pass","by":"db8bd0625a4b0aa6e3d97266","id":"0-197-95"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',200,1794838602101,'{"kind":"moved","seat":1,"move":"draw squirrel"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',201,1794838602102,'{"kind":"moved","seat":1,"move":"draw squirrel"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',202,1794838602103,'{"kind":"moved","seat":1,"move":"two-for-one squirrel squirrel ?"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',203,1794838602104,'{"kind":"moved","seat":1,"move":"grow 4 0+1"}');
INSERT INTO "events" VALUES('rmyqgbdxsjxb',204,1794838602105,'{"kind":"moved","seat":1,"move":"grow 4 1"}');
CREATE TABLE identities (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('db8bd0625a4b0aa6e3d97266','Ada','en',1794838601453,1794838602310);
CREATE TABLE keys (
	secret BLOB NOT NULL, 
	id TEXT NOT NULL, 
	identity TEXT NOT NULL, 
	label TEXT, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (secret), 
	CONSTRAINT uq_keys_id UNIQUE (id)
);
INSERT INTO "keys" VALUES(X'1B844B41AF8394F72B4C2E1DB1E65B857D80418D49EEDD9CFCA0497AADF370D1','abb8851a2e593bc0','db8bd0625a4b0aa6e3d97266',NULL,1794838601453);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	identity TEXT, 
	name TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('t5wf78adcam2',0,'db8bd0625a4b0aa6e3d97266',NULL);
INSERT INTO "seats" VALUES('t5wf78adcam2',1,'db8bd0625a4b0aa6e3d97266',NULL);
INSERT INTO "seats" VALUES('rmyqgbdxsjxb',0,'db8bd0625a4b0aa6e3d97266',NULL);
INSERT INTO "seats" VALUES('rmyqgbdxsjxb',1,NULL,NULL);
INSERT INTO "seats" VALUES('cgsaarmtpuj8',0,'db8bd0625a4b0aa6e3d97266',NULL);
INSERT INTO "seats" VALUES('cgsaarmtpuj8',1,NULL,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	phase TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	mover TEXT, 
	deadline BIGINT, 
	away_at BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t5wf78adcam2','dragon','{"players":2,"first":0,"multi":false}',0,'running',0,1794838601465,1794838601688,'db8bd0625a4b0aa6e3d97266',NULL,NULL);
INSERT INTO "tables" VALUES('rmyqgbdxsjxb','double-seven','{"players":2,"first":0}',0,'running',0,1794838601477,1794838602105,'db8bd0625a4b0aa6e3d97266',NULL,NULL);
INSERT INTO "tables" VALUES('cgsaarmtpuj8','seven-dragons','{"players":2,"first":0,"variant":"full","edition":"en","actions":["trade-hands","rotate-goals","trade-goals","move-card","zap-card"],"silver":true,"rainbow":true,"ages":[null,null]}',0,'open',1,1794838601497,1794838601497,NULL,NULL,NULL);
CREATE INDEX ix_codes_identity ON codes (identity);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_tables_away_at ON tables (away_at);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_listed_phase_updated_at ON tables (listed, phase, updated_at);
CREATE INDEX ix_tables_phase_mover ON tables (phase, mover);
CREATE INDEX ix_keys_identity ON keys (identity);
COMMIT;
