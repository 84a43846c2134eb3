"""A load generator for game servers: real sockets, as many people as wanted, moves as fast as wanted."""
