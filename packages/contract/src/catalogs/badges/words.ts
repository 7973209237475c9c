import { msg } from '@rise/texts'
import { type EntryNames, type NamedEntry, nameOfEntry } from '../entries/words.ts'

/** The names in `badges.json`, by slug. */
export const badgeNames: EntryNames = {
  'toast-to-your-success': msg('Toast To Your Success', 'a badge'),
  'first-light': msg('First light', 'a badge'),
  'open-book': msg('Open book', 'a badge'),
  'hello-world': msg('Hello, world', 'a badge'),
  storyteller: msg('Storyteller', 'a badge'),
  'regular-column': msg('Regular column', 'a badge'),
  'straight-talker': msg('Straight talker', 'a badge'),
  'deep-talker': msg('Deep talker', 'a badge'),
  'ice-breaker': msg('Ice breaker', 'a badge'),
  'good-listener': msg('Good listener', 'a badge'),
  connector: msg('Connector', 'a badge'),
  'bridge-builder': msg('Bridge builder', 'a badge'),
  'guiding-hand': msg('Guiding hand', 'a badge'),
  lighthouse: msg('Lighthouse', 'a badge'),
  'show-dont-tell': msg('Show, don’t tell', 'a badge'),
  gallery: msg('Gallery', 'a badge'),
  'get-together': msg('Get-together', 'a badge'),
  host: msg('Host', 'a badge'),
  'student-for-life': msg('Student for life', 'a badge'),
  'first-step': msg('First step', 'a badge'),
  'on-the-move': msg('On the move', 'a badge'),
  'vote-counts': msg('Vote counts', 'a badge'),
  'mission-accomplished': msg('Mission accomplished', 'a badge'),
  'high-flyer': msg('High flyer', 'a badge'),
  anniversary: msg('Anniversary', 'a badge'),
  'real-deal': msg('Real deal', 'a badge'),
  'whole-picture': msg('Whole picture', 'a badge'),
  'open-door': msg('Open door', 'a badge'),
  'come-on-in': msg('Come on in', 'a badge'),
  'first-hundred': msg('First hundred', 'a badge'),
}

/** What each badge is for, by slug, as in `badges.json`. */
export const badgeDescriptions: EntryNames = {
  'toast-to-your-success': msg('Joined through the newsletter.'),
  'first-light': msg('Confirmed an email address and took a first look around.'),
  'open-book': msg('Filled in every part of the story.'),
  'hello-world': msg('Said hello to the community.'),
  storyteller: msg('Published a first headline.'),
  'regular-column': msg('Published ten headlines.'),
  'straight-talker': msg('Answered a first Real talk question.'),
  'deep-talker': msg('Answered 25 Real talk questions.'),
  'ice-breaker': msg('Asked a Real talk question that ten people answered.'),
  'good-listener': msg('Reacted to 100 posts by other people.'),
  connector: msg('Followed 25 people and gained 25 followers.'),
  'bridge-builder': msg('Invited five people who stayed.'),
  'guiding-hand': msg('Answered a first request for mentoring.'),
  lighthouse: msg('Offered to mentor in five topics or more.'),
  'show-dont-tell': msg('Published a first portfolio case.'),
  gallery: msg('Published five portfolio cases.'),
  'get-together': msg('Took part in a first event.'),
  host: msg('Hosted an event that ten people came to.'),
  'student-for-life': msg('Finished a first course.'),
  'first-step': msg('Applied for a first job.'),
  'on-the-move': msg('Started a new job and shared it.'),
  'vote-counts': msg('Voted in a first poll.'),
  'mission-accomplished': msg('Finished a first mission.'),
  'high-flyer': msg('Reached 100 points.'),
  anniversary: msg('A member for a year.'),
  'real-deal': msg('Verified its domain.'),
  'whole-picture': msg('Filled in every part of its page.'),
  'open-door': msg('Posted its first job here.'),
  'come-on-in': msg('Shows five pictures of its place and its people.'),
  'first-hundred': msg('Reached 100 followers.'),
}

/** Returns the name of a badge in the reader's language. */
export function badgeName(badge: NamedEntry): string {
  return nameOfEntry(badgeNames, badge)
}

/** Returns what a badge is for, in the reader's language. */
export function badgeDescription({ slug, description }: { slug: string; description: string }): string {
  return nameOfEntry(badgeDescriptions, { slug, name: description })
}
