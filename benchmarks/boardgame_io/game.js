// A game like Dragon in size and secrecy, with simpler rules than ours: numbered columns, a hand that only its holder
// sees, a deck that nobody sees. It never ends, so that no time goes into setting up new matches.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLUMNS = 7;
const HAND = 7;

function deal(random) {
  const deck = [];
  for (let value = 1; value <= COLUMNS; value += 1) deck.push(...Array(7).fill(value));
  const secret = { deck: random.Shuffle(deck) };
  const players = { 0: { hand: secret.deck.splice(0, HAND) }, 1: { hand: secret.deck.splice(0, HAND) } };
  return { secret, players, rows: { 0: "...o..." }, tokens: [0, 0], left: secret.deck.length };
}

function place({ G, playerID, random, events }, index, row) {
  const { hand } = G.players[playerID];
  const cards = G.rows[row] ?? ".".repeat(COLUMNS);
  const value = hand[index];
  if (value === undefined || cards[value - 1] !== ".") return INVALID_MOVE;
  hand.splice(index, 1);
  G.rows[row] = cards.slice(0, value - 1) + "o" + cards.slice(value);
  if (!G.rows[row].includes(".")) G.tokens[playerID] += 1;
  hand.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
  if (G.left === 0) Object.assign(G, deal(random));
  events.endTurn();
}

module.exports = {
  Columns: {
    name: "columns",
    setup: ({ random }) => deal(random),
    moves: { place: { move: place, client: false } },
    playerView: PlayerView.STRIP_SECRETS,
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,
  },
};
