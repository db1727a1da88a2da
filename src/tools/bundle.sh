#!/bin/sh
# Bundles the bot into node_modules/.bundle if its sources have changed since. Fails if that cannot be done here.
set -eu
cd "$(dirname "$0")/../.."

bundle=node_modules/.bundle/main.mjs
is_fresh() {
  [ -e "$bundle" ] && [ -z "$(find src commands render db packages package-lock.json -type f -not -path 'src/tools/node/*' -newer "$bundle" | head -n 1)" ]
}

is_fresh && exit
# If the folder is read-only, the program runs from its sources.
[ -w node_modules ] || exit 1
echo 'Bundling the bot, so that it starts quickly …' >&2
# The set-up puts a newer Node.js there if the machine's own is too old.
PATH="$PWD/node_modules/.bin:$PATH" node src/tools/bundle.ts
