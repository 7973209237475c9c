import { type Message, msg } from '@rise/texts'
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
  readonly name: Message
  readonly hint: Message
}

export const presetWords: Readonly<Record<Preset, PresetWords>> = {
  calm: { name: msg('Calm', 'how many notifications'), hint: msg('Email and push only for what’s urgent.') },
  balanced: { name: msg('Balanced', 'how many notifications'), hint: msg('Email and push for what’s about you.') },
  everything: { name: msg('Everything', 'how many notifications'), hint: msg('All of it: app, email and push.') },
}

interface GroupWords {
  /** The name of `rise` is that of the product, wherever it is known. */
  readonly title: Message
  readonly hint: Message
}

export const groupWords: Readonly<Record<NoticeGroup, GroupWords>> = {
  people: { title: msg('People'), hint: msg('Followers, mentions and views of your story') },
  convos: { title: msg('Convos'), hint: msg('Messages that wait for you') },
  jobs: { title: msg('Jobs and applications'), hint: msg('Answers, interviews and saved searches') },
  content: { title: msg('Your content'), hint: msg('Comments, answers and reactions') },
  events: { title: msg('Events'), hint: msg('Reminders, changes and places') },
  rise: { title: msg('Rise'), hint: msg('Badges, missions, moderation and news') },
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
