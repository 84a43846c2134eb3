// The first script, which is small: so the words in the reader's language travel together with the app, not after it.
import { CATALOGUES, preferred } from "./languages";
import { remembered } from "./remembered";

void CATALOGUES[remembered().language ?? preferred()]();
void import("./app");
