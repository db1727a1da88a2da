#!/bin/sh
# Runs the bot, or the program that is named, so that it starts quickly and takes little memory: large buffers of pictures go
# back to the system at once (glibc keeps them otherwise), and the heap grows no larger than a bot with a thousand games needs.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)

# Where the machine's own Node.js is too old, the set-up has put another one here.
brought=$root/node_modules/.bin/node
if [ -x "$brought" ]; then node=$brought; else node=node; fi

# What was compiled is kept for the next start, if this folder may be written.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$root/node_modules/.compile-cache}"
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
[ $# -gt 0 ] || set -- src/main.ts
exec "$node" --max-semi-space-size=2 --max-old-space-size=256 --import "$root/src/loading.ts" "$@"
