#!/bin/sh
# A bot in any language answers each line with a line: here the first legal move, cut out of the JSON by sed.
# sevenfold play dragon --bot docs/examples/line_bot.sh
while read -r question; do
    printf '%s\n' "$question" | sed 's/.*"legal_moves": \["\([^"]*\)".*/\1/'
done
