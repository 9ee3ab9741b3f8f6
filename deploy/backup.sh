#!/bin/sh
# Dumps the database once a day and deletes dumps that are older than 30 days. The name of a dump that is not finished
# begins with a dot. With BACKUP_ONCE it stops after one.
set -eu
umask 077
PGPASSWORD=$(cat "$PASSWORD_FILE")
export PGPASSWORD
while :; do
  dump=vermeil-$(date -u +%Y-%m-%d-%H%M).dump
  if pg_dump --format=custom --file="$BACKUPS/.$dump"; then
    mv "$BACKUPS/.$dump" "$BACKUPS/$dump"
    find "$BACKUPS" -name 'vermeil-*.dump' -mtime +29 -delete
    # What is left of dumps that were interrupted.
    find "$BACKUPS" -name '.vermeil-*.dump' -mtime +0 -delete
    echo "wrote $dump"
    pause=86400
  else
    echo "the dump failed and is tried again in ten minutes" >&2
    rm -f "$BACKUPS/.$dump"
    pause=600
  fi
  [ -z "${BACKUP_ONCE:-}" ] || exit 0
  sleep "$pause"
done
