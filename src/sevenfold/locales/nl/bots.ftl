# Bots: hun namen en karakters.

bot-random = Kop of Munt
bot-random-character = Speelt alles wat mag, op goed geluk.
bot-greedy = Ekster
bot-greedy-character = Pakt wat vandaag blinkt en denkt morgen wel aan morgen.
bot-hatchling = Draakje
bot-hatchling-character = Net uit het ei: vrolijk, snel afgeleid en blij als jij wint.
bot-novice = Nieuweling
bot-novice-character = Kent de regels en bedoelt het goed, maar ziet dingen over het hoofd.
bot-player = Speler
bot-player-character = Een degelijke tegenstander die bij elke zet even nadenkt.
bot-expert = Expert
bot-expert-character = Onthoudt wat er gespeeld is en plant een paar beurten vooruit.
bot-master = Meester
bot-master-character = Stelt zich vele vervolgen voor en heeft zelden spijt van een zet.
bot-champion = Kampioen
bot-champion-character = Heeft geleerd van miljoenen potjes tegen zichzelf; niemand is hier sterker.
