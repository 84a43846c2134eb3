// What is likely wanted next travels while nobody waits: the rules, the table and the boards. Only then does the service
// worker fetch all the rest, so that it is in nobody's way.
import { GAMES } from "./games";
import { whenIdle } from "./idle";
import { prepare } from "./local/place";
import { screenAt } from "./screens";

const TABLE = "/t/0"; // any

export async function fetchEarly(): Promise<void> {
  await new Promise<void>(whenIdle);
  prepare();
  const boards = Object.values(GAMES).map((game) => game.board());
  await Promise.all([screenAt(TABLE).load(), ...boards]).catch(() => {}); // without a network: when they are needed
}
