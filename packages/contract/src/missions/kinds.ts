import { msg } from '@rise/texts'

/** The deeds that can count towards a mission, with their labels for admins. */
export const deedNames = {
  'story-completed': msg('Completed story'),
  'hello-posted': msg('Hello post'),
  'win-posted': msg('Win post'),
  'question-answered': msg('Answer in Real talk'),
  'comment-appreciated': msg('Comment that someone else reacted to'),
  'request-answered': msg('First message answered within a day'),
  'course-reviewed': msg('Course rated in words'),
  'course-finished': msg('Finished course'),
  'invitation-fulfilled': msg('Invited person with a complete story'),
  'fake-job-reported': msg('Report of a job that was confirmed'),
  'event-attended': msg('Event attended'),
  'company-followed': msg('Followed company'),
  'person-followed': msg('Followed professional'),
  'case-published': msg('Published case'),
  'headline-published': msg('Published headline'),
  'mentoring-offered': msg('Mentoring topic'),
  'poll-voted': msg('Vote in a poll that isn’t anonymous'),
  'application-answered': msg('Application answered within a week'),
}
export type MissionDeed = keyof typeof deedNames
export const missionDeeds = Object.keys(deedNames) as MissionDeed[]

/** The roles whose deeds count towards a mission. */
export const missionAudiences = ['everyone', 'professional', 'employer'] as const
export type MissionAudience = (typeof missionAudiences)[number]

export const missionIcons = [
  'book',
  'building',
  'calendar',
  'clock',
  'graduation',
  'hand',
  'inbox',
  'lightbulb',
  'message',
  'messages',
  'presentation',
  'reply',
  'shield',
  'sparkles',
  'star',
  'thumbs-up',
  'ticket',
  'trophy',
  'users',
  'vote',
] as const
export type MissionIcon = (typeof missionIcons)[number]

/** The states of missions by which admins narrow their list. */
export const missionStates = ['running', 'ended'] as const
export type MissionState = (typeof missionStates)[number]

/** Rewards for points, by the names that the specification gives the gifts. */
export const gifts = ['points50', 'points75', 'points100'] as const
export type Gift = (typeof gifts)[number]

/** The state of a claimed reward. A declined one can be claimed again. */
export const claimStates = ['waiting', 'fulfilled', 'declined'] as const
export type ClaimState = (typeof claimStates)[number]

/** The styles of an illustration drawn by hand. */
export const illustrationStyles = ['ink', 'color', 'retro'] as const
export type IllustrationStyle = (typeof illustrationStyles)[number]

/** The parts of an illustration that is composed immediately, by their names in the set. */
export const drawnParts = {
  head: [
    ...[
      'afro',
      'bangs',
      'bantuKnots',
      'bun',
      'bun2',
      'cornrows',
      'dreads1',
      'dreads2',
      'flatTop',
      'grayBun',
      'grayMedium',
    ],
    ...[
      'grayShort',
      'hatBeanie',
      'hatHip',
      'hijab',
      'long',
      'longAfro',
      'longBangs',
      'longCurly',
      'medium1',
      'medium2',
    ],
    ...['mediumStraight', 'mohawk', 'noHair1', 'pomp', 'shaved1', 'short1', 'short2', 'short3', 'turban', 'twists'],
  ],
  face: [
    ...['smile', 'smileBig', 'smileLOL', 'smileTeethGap', 'calm', 'cheeky', 'cute', 'driven', 'awe', 'lovingGrin1'],
    ...['eyesClosed', 'explaining', 'serious', 'solemn', 'old'],
  ],
  facialHair: [
    'none',
    'chin',
    'full',
    'full2',
    'full3',
    'goatee1',
    'goatee2',
    'moustache1',
    'moustache3',
    'moustache5',
  ],
  accessories: ['none', 'glasses', 'glasses2', 'glasses3', 'glasses5', 'sunglasses', 'sunglasses2', 'eyepatch'],
  skinColor: ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '694d3d'],
  headContrastColor: ['2c1b18', '4a312c', '724133', 'a55728', 'b58143', 'd6b370', 'e8e1e1', 'c93305', 'f59797'],
  clothingColor: ['e78276', 'ffcf77', 'fdea6b', '78e185', '9ddadb', '8fa7df', 'e279c7'],
} as const
export type DrawnPart = keyof typeof drawnParts
