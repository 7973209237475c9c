import type { NoticeGroup } from '@rise/contract/notice'
import { channelsOfPreset, groupWords } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ChannelBoxes } from './channel-boxes.tsx'

interface Props {
  readonly group: NoticeGroup
  readonly settings: readonly NotificationSetting[]
  /** The kind that the address names. */
  readonly named: string
}

/** A group of settings: its channels in one row, and each kind's own below on demand. */
export function SettingsGroup({ group, settings, named }: Props) {
  const { productName } = useSettings()
  const [isOpen, setOpen] = useState(() => settings.some(({ kind }) => kind === named))
  const { title, hint } = groupWords[group]
  const name = group === 'rise' ? productName : t(title)
  const id = `group-${group}`
  return (
    <section id={settings.length === 1 ? settings[0]?.kind : undefined} aria-labelledby={id} className="scroll-mt-24">
      <fieldset
        aria-labelledby={id}
        className="row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto_8rem]"
      >
        <div className="min-w-0">
          <h2 id={id} className="text-body">
            {name}
          </h2>
          <p className="text-small text-muted">{t(hint)}</p>
        </div>
        <div className="max-md:order-last max-md:col-span-2">
          <ChannelBoxes settings={settings} />
        </div>
        {settings.length > 1 ? (
          <Button
            variant="ghost"
            size="dense"
            aria-expanded={isOpen}
            aria-controls={`${id}-kinds`}
            aria-label={t('Fine-tune {name}', { name })}
            icon={<ChevronDown size={16} aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />}
            // A button is at most as wide as its cell, which the negative margin makes narrower than the words.
            className="-my-2 -me-3 max-w-none! justify-self-end whitespace-nowrap"
            onClick={() => setOpen(!isOpen)}
          >
            {t('Fine-tune')}
          </Button>
        ) : null}
      </fieldset>
      {isOpen ? (
        <ul
          id={`${id}-kinds`}
          aria-label={t('{name}, one by one', { name })}
          className="rounded-none! border-t border-line bg-raised/40"
        >
          {settings.map((setting) => (
            <li key={setting.kind} className="not-first:border-t border-line">
              <Kind setting={setting} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Kind({ setting }: { setting: NotificationSetting }) {
  const { kind, title, hint } = setting
  const id = `${kind}-title`
  return (
    <fieldset
      id={kind}
      aria-labelledby={id}
      className="grid scroll-mt-24 items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto_8rem]"
    >
      <div className="min-w-0">
        <h3 id={id} className="flex items-center gap-2 text-small font-medium">
          {title}
          {channelsOfPreset('calm', kind).push ? <Badge>{t('Urgent')}</Badge> : null}
        </h3>
        <p className="text-small text-muted">{hint}</p>
      </div>
      <ChannelBoxes settings={[setting]} />
    </fieldset>
  )
}
