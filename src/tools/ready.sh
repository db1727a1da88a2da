#!/bin/sh
# Called before every command of package.json that needs the packages: says so where they were never installed.
[ -e "$(dirname "$0")/../../node_modules/.package-lock.json" ] && exit
echo 'Nothing is installed here yet. Run `npm start` or `sh src/tools/setup.sh` first.' >&2
exit 1
