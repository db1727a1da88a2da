#!/bin/sh
# Runs the bot, or the program named as an argument, so that it starts quickly and takes little memory: large picture
# buffers go back to the system immediately (glibc would keep them), and the heap grows no larger than a bot with a
# thousand games needs.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)

# If the machine's own Node.js is too old, the set-up has put another one here.
brought=$root/node_modules/.bin/node
if [ -x "$brought" ]; then node=$brought; else node=node; fi

# Node.js keeps what it compiled for the next start, if it may write to this folder.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$root/node_modules/.compile-cache}"
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
if [ $# -eq 0 ]; then
  if sh "$root/src/tools/bundle.sh"; then set -- "$root/node_modules/.bundle/main.mjs"; else set -- "$root/src/main.ts"; fi
fi
exec "$node" --max-semi-space-size=2 --max-old-space-size=256 "$@"
