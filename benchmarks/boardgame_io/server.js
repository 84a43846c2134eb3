// boardgame.io's own server with its default storage, in memory. It prints its port, and stops with its standard input.
const { Server } = require("boardgame.io/server");
const { Columns } = require("./game.js");

const server = Server({ games: [Columns], origins: [] });
server.run(0).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
process.stdin.on("end", () => process.exit(0)).resume();
