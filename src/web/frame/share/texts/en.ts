/** The texts of what shares a table. */
export const texts = {
  'link.watch': 'Anyone with this link can watch the match.',
  'link.players': 'Only the players can open this link.',
  'copy.link': 'Copy the link',
  embed: 'On your own page',
  'embed.words': 'This code shows the board live on another page, without any buttons.',
  'copy.code': 'Copy the code',
}
