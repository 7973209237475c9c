import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { CountrySelect } from '../../professionals/index.ts'
import type { ReadingPart } from '../reading-parts.ts'
import { OriginalLines } from './original-lines.tsx'

type Basics = NonNullable<Resume['basics']>

interface Props {
  readonly part: ReadingPart
  readonly basics: Basics
  readonly lines: readonly string[]
  readonly isUnsure: boolean
  readonly isTaken: boolean
  readonly onTake: (taken: boolean) => void
  /** Called with the edited basics; absent for parts that can't be edited. */
  readonly onChange?: ((basics: Basics) => void) | undefined
}

/** A part of a reading that isn't a list: a checkbox to add it, its field, and the source lines. */
export function BasicsRow({ part, basics, lines, isUnsure, isTaken, onTake, onChange }: Props) {
  const { title, note } = part
  const [isOpen, setOpen] = useState(isUnsure)
  const hint = [isUnsure ? t('Please check: we weren’t sure about this.') : '', note ?? ''].filter(Boolean).join(' ')
  return (
    <div className={cx('grid gap-3', lines.length > 0 && 'md:grid-cols-[3fr_2fr]')}>
      <div className="flex min-w-0 flex-col">
        <Checkbox
          label={title}
          hint={hint || undefined}
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
        <div className="pl-8">
          <ul className="flex flex-col gap-1 pb-2 text-small text-muted">
            {[...new Set(part.lines)].map((line) => (
              <li key={line} className="line-clamp-3 wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          {onChange ? (
            <Button
              size="dense"
              variant="ghost"
              className="-ml-4"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {rich('Edit<hidden> {title}</hidden>', {
                title,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </Button>
          ) : null}
          {onChange && isOpen ? <BasicsField part={part} basics={basics} onChange={onChange} /> : null}
        </div>
      </div>
      <OriginalLines lines={lines} all={isOpen} />
    </div>
  )
}

/** The parts with an editable field. */
export const editableParts: ReadonlySet<string> = new Set([
  'label',
  'summary',
  'email',
  'phone',
  'url',
  'location',
  'profiles',
])

interface FieldProps extends Pick<Props, 'part' | 'basics'> {
  readonly onChange: (basics: Basics) => void
}

function BasicsField({ part, basics, onChange }: FieldProps) {
  const { key, title } = part
  if (key === 'profiles') return <LinkFields part={part} basics={basics} onChange={onChange} />
  const props = { id: `story-review-basics-${key}`, label: title }
  if (key === 'location') {
    const location = basics.location ?? {}
    const set = (change: object) => onChange({ ...basics, location: { ...location, ...change } })
    return (
      <div className="flex flex-col gap-4 py-2">
        <TextField
          {...props}
          label={t('City')}
          maxLength={300}
          value={location.city ?? ''}
          onChange={({ target }) => set({ city: target.value })}
        />
        <CountrySelect
          id={`${props.id}-country`}
          value={location.countryCode ?? ''}
          onChange={({ target }) => set({ countryCode: target.value })}
        />
      </div>
    )
  }
  const value = String(basics[key] ?? '')
  const change = (text: string) => onChange({ ...basics, [key]: text })
  if (key === 'summary') {
    return (
      <TextArea {...props} rows={6} maxLength={10_000} value={value} onChange={({ target }) => change(target.value)} />
    )
  }
  return <TextField {...props} maxLength={300} value={value} onChange={({ target }) => change(target.value)} />
}

/** The name and the address of each link; a link without an address is not added. */
function LinkFields({ part, basics, onChange }: FieldProps) {
  const { profiles = [] } = basics
  const shownProfiles = (part.positions ?? []).flatMap((at) => (profiles[at] ? [{ at, ...profiles[at] }] : []))
  const set = (at: number, change: Partial<(typeof profiles)[number]>) =>
    onChange({ ...basics, profiles: profiles.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  return (
    <ul className="flex flex-col gap-4 py-2">
      {shownProfiles.map(({ at, network = '', url = '' }) => (
        <li key={at} className="grid gap-4 sm:grid-cols-2">
          <TextField
            id={`story-review-link-${at}-name`}
            label={t('Name of link {number}', { number: at + 1 })}
            maxLength={300}
            value={network}
            onChange={({ target }) => set(at, { network: target.value })}
          />
          <TextField
            id={`story-review-link-${at}`}
            label={t('Link {number}', { number: at + 1 })}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={2_000}
            value={url}
            hint={t('Clear it to leave this link out.')}
            onChange={({ target }) => set(at, { url: target.value })}
          />
        </li>
      ))}
    </ul>
  )
}
