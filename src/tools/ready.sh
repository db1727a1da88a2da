#!/bin/sh
# package.json calls this before every command that needs the packages; it says so if they have not been installed.
[ -e "$(dirname "$0")/../../node_modules/.package-lock.json" ] && exit
echo 'Nothing is installed here yet. Run `npm start` or `sh src/tools/setup.sh` first.' >&2
exit 1
