/** The texts about rest. The keys come from English. */
export const texts = {
  title: 'When you are away',
  lead: 'At tables with days per move, your clock is stopped while you sleep and on your holidays.',
  sleep: 'Sleeping hours',
  'sleep.hint': 'at all your tables, time in {zone}; changes apply from tomorrow',
  'sleep.from': 'asleep from',
  'sleep.to': 'awake from',
  'sleep.zone': 'Use the time zone of this device ({zone})',
  saved: 'Saved.',
  holidays: 'Holidays',
  'holidays.left': {
    one: '{n} day left of {all} a year; shown at all your tables',
    other: '{n} days left of {all} a year; shown at all your tables',
  },
  'holidays.from': 'first day',
  'holidays.days': 'days',
  'holidays.plan': 'Announce',
  'holidays.end': 'Cancel the holiday from {day}',
  'holidays.cancel': 'Cancel',
}
