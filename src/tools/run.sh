#!/bin/sh
# Runs the bot, or the program that is named, so that it takes little memory: large buffers of pictures go back to the
# system at once (glibc keeps them otherwise), and the heap grows no larger than a bot with a thousand games needs.
set -eu

# Where the machine's own Node.js is too old, the set-up has put another one here.
brought=$(dirname "$0")/../../node_modules/.bin/node
if [ -x "$brought" ]; then node=$brought; else node=node; fi

export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
[ $# -gt 0 ] || set -- src/main.ts
exec "$node" --max-semi-space-size=2 --max-old-space-size=256 "$@"
