import type { NoticeGroup, NoticeSettings } from '../../notice.ts'
import { type NotificationName, notificationKinds } from '../kinds.ts'

/** The groups of the settings, in their order. */
export const noticeGroups = [
  'people',
  'convos',
  'jobs',
  'content',
  'events',
  'rise',
] as const satisfies readonly NoticeGroup[]

/** The channels that notify a member. */
export const channels = ['app', 'mail', 'push'] as const
export type Channel = (typeof channels)[number]
export type Channels = Readonly<Record<Channel, boolean>>

/** The presets: combinations of all settings that a member can choose in one step. */
export const presets = ['calm', 'balanced', 'everything'] as const
export type Preset = (typeof presets)[number]

interface PresetWords {
  readonly name: string
  readonly hint: string
}

export const presetWords: Readonly<Record<Preset, PresetWords>> = {
  calm: { name: 'Calm', hint: 'Email and push only for what’s urgent.' },
  balanced: { name: 'Balanced', hint: 'Email and push for what’s about you.' },
  everything: { name: 'Everything', hint: 'All of it: app, email and push.' },
}

interface GroupWords {
  readonly title: string
  readonly hint: string
}

export const groupWords: Readonly<Record<NoticeGroup, GroupWords>> = {
  people: { title: 'People', hint: 'Followers, mentions and views of your story' },
  convos: { title: 'Convos', hint: 'Messages that wait for you' },
  jobs: { title: 'Jobs and applications', hint: 'Answers, interviews and saved searches' },
  content: { title: 'Your content', hint: 'Comments, answers and reactions' },
  events: { title: 'Events', hint: 'Reminders, changes and places' },
  rise: { title: 'Rise', hint: 'Badges, missions, moderation and news' },
}

/** Returns the channels that a preset sets for a kind of notification. `balanced` has the kind's defaults. */
export function channelsOfPreset(preset: Preset, name: NotificationName): Channels {
  const { bell, mail, push, urgent }: NoticeSettings[string] = notificationKinds[name]
  const isUrgent = urgent === true
  const isMailed = mail !== null
  if (preset === 'everything') return { app: true, mail: isMailed, push: true }
  const app = bell !== false
  if (preset === 'calm') return { app, mail: isMailed && isUrgent, push: isUrgent }
  return { app, mail: mail ?? false, push: push ?? mail ?? false }
}

type ChannelSetting = { readonly kind: NotificationName } & Readonly<Record<Channel, boolean | null>>

/** Returns the preset that the settings match; undefined for any other combination. */
export function presetOf(settings: readonly ChannelSetting[]): Preset | undefined {
  return presets.find((preset) =>
    settings.every((setting) => {
      const presetChannels = channelsOfPreset(preset, setting.kind)
      return channels.every((channel) => (setting[channel] ?? false) === presetChannels[channel])
    }),
  )
}
