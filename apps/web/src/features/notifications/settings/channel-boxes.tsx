import { type Channel, channels } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { useChangeSettings } from '../queries.ts'

const channelNames: Readonly<Record<Channel, Message>> = {
  app: msg('In the app'),
  mail: msg('Email', 'a kind of notification'),
  push: msg('Push', 'a kind of notification'),
}

const columnsClass = 'md:grid-cols-[7rem_5.5rem_5.5rem] md:gap-x-4'

/** In wide windows, the names of the channels once, above the columns of their boxes. */
export function ChannelHeads() {
  return (
    <div
      aria-hidden
      className="hidden gap-x-4 px-6 text-small font-medium text-muted md:grid md:grid-cols-[minmax(0,1fr)_auto_8rem]"
    >
      <div className={cx('col-start-2 grid', columnsClass)}>
        {channels.map((channel) => (
          <span key={channel}>{t(channelNames[channel])}</span>
        ))}
      </div>
    </div>
  )
}

/** The channels of one or more kinds: a box for each, mixed where the kinds differ. */
export function ChannelBoxes({ settings }: { settings: readonly NotificationSetting[] }) {
  const change = useChangeSettings()
  return (
    <div className={cx('grid w-full grid-cols-[7rem_5rem_minmax(0,1fr)] gap-x-2 md:w-auto', columnsClass)}>
      {channels.map((channel) => {
        // Some kinds are never emailed.
        const possibleSettings = settings.filter((setting) => setting[channel] !== null)
        if (possibleSettings.length === 0) return <span key={channel} />
        const on = possibleSettings.filter((setting) => setting[channel]).length
        return (
          <ChannelBox
            key={channel}
            label={t(channelNames[channel])}
            share={settings.length > 1 ? shareInWords(on, possibleSettings.length) : undefined}
            isOn={on === possibleSettings.length}
            isMixed={on > 0 && on < possibleSettings.length}
            onChange={(wish) => change.mutate({ kinds: possibleSettings.map(({ kind }) => kind), [channel]: wish })}
          />
        )
      })}
    </div>
  )
}

/** Says how many of several kinds use a channel, because a mixed box alone looks as if it were off. */
function shareInWords(on: number, all: number): string {
  if (on === all) return t('All', 'kinds of notifications')
  return on === 0 ? t('None', 'of the kinds of notifications') : t('{done} of {all}', { done: on, all })
}

interface BoxProps {
  readonly label: string
  /** How many of the kinds use the channel; undefined for a single kind. */
  readonly share: string | undefined
  readonly isOn: boolean
  readonly isMixed: boolean
  readonly onChange: (wish: boolean) => void
}

function ChannelBox({ label, share, isOn, isMixed, onChange }: BoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  })
  return (
    <label className="tick-line min-h-control">
      <input
        ref={box}
        type="checkbox"
        className="tick"
        aria-label={label}
        aria-describedby={share && id}
        checked={isOn}
        onChange={() => onChange(!isOn)}
      />
      <span>
        <span className="md:hidden">{label}</span>
        {share ? (
          <span id={id} className="block text-small whitespace-nowrap text-subtle md:leading-[1.5rem]">
            {share}
          </span>
        ) : null}
      </span>
    </label>
  )
}
