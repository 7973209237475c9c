import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { EntryArea, EntryDate, EntryLines, EntrySpan, EntryText } from '../../professionals/index.ts'
import type { Entry } from '../reading-lines.ts'
import { OriginalLines } from './original-lines.tsx'
import type { ReviewItem } from './review-items.ts'
import { fieldWords, type ItemField, sectionFields } from './section-fields.ts'

interface Props {
  readonly item: ReviewItem
  readonly onTake: (taken: boolean) => void
  readonly onChange: (entry: Entry) => void
}

/** One item of a reading: a checkbox to add it, its fields, and the source lines. */
export function ReviewItemRow({ item, onTake, onChange }: Props) {
  const { section, title, lines, unsure, isTaken, isMore } = item
  const isAsking = item.missing.length > 0 || item.problem !== undefined
  const [isToggled, setToggled] = useState(false)
  const [startsOpen] = useState(isAsking || unsure.length > 0)
  const isOpen = startsOpen !== isToggled
  const id = useId()
  return (
    <div className={cx('grid gap-3', lines.length > 0 && 'md:grid-cols-[3fr_2fr]')}>
      <div className="flex min-w-0 flex-col">
        <Checkbox
          label={<span className="wrap-anywhere">{isMore ? t('{role}: more about it', { role: title }) : title}</span>}
          hint={notesOf(item)}
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
        <div className="pl-8">
          <Button
            size="dense"
            variant="ghost"
            className="-ml-4"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            icon={
              <ChevronDown size={16} aria-hidden className={cx('transition-transform', isOpen ? null : '-rotate-90')} />
            }
            onClick={() => setToggled(!isToggled)}
          >
            {rich('Edit<hidden> {title}</hidden>', {
              title,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
          {isOpen ? (
            <fieldset id={id} className="flex min-w-0 flex-col gap-4 py-2 [&_div.grid]:grid-cols-1">
              <legend className="sr-only">
                {t('{kind}: {title}', { kind: t(sectionFields[section].noun), title })}
              </legend>
              <ItemFields item={item} onChange={onChange} />
            </fieldset>
          ) : null}
        </div>
      </div>
      <OriginalLines lines={lines} all={isOpen} />
    </div>
  )
}

function ItemFields({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const { section, key, entry, unsure, problem } = item
  const { fields, ongoing } = sectionFields[section]
  const common = {
    entry: { ...entry, _key: key } as Entry & { _key: string },
    path: `review.${key.replace(':', '.')}`,
    errors: problem === undefined ? {} : { [`review.${key.replace(':', '.')}.endDate`]: problem },
    change: ({ _key, ...next }: Entry & { _key: string }) => onChange(next),
  }
  return (
    <>
      {fields.map((field) => (
        <OneField key={field.name} of={common} field={field} hint={hintOf(field, entry, unsure)} />
      ))}
      {ongoing === undefined ? null : <EntrySpan {...(common as unknown as SpanProps)} now={t(ongoing)} />}
    </>
  )
}

/** Entries of several kinds share the form; those with a period have these fields. */
type SpanProps = Omit<Parameters<typeof EntrySpan>[0], 'now'>

interface FieldProps {
  readonly of: {
    readonly entry: Entry & { readonly _key: string }
    readonly path: string
    readonly errors: Readonly<Record<string, string>>
    readonly change: (entry: Entry & { readonly _key: string }) => void
  }
  readonly field: ItemField
  readonly hint: string | undefined
}

function OneField({ of, field: { name, label, kind, isNeeded = false }, hint }: FieldProps) {
  const props = { ...of, name: name as never, label: t(label), optional: !isNeeded, ...(hint && { hint }) }
  if (kind === 'area') return <EntryArea {...props} />
  if (kind === 'lines') return <EntryLines {...props} hint={hint ?? t('One per line.')} />
  if (kind === 'date') return <EntryDate {...props} />
  return <EntryText {...props} type={kind === 'url' ? 'url' : 'text'} />
}

function hintOf({ name, isNeeded }: ItemField, entry: Entry, unsure: readonly string[]): string | undefined {
  const isEmpty = String(entry[name] ?? '').trim() === ''
  if (isEmpty) return isNeeded || unsure.includes(name) ? t('We didn’t find this in your file.') : undefined
  return unsure.includes(name) ? t('Please check: we weren’t sure about this.') : undefined
}

/** Returns what to check before the item is added, in words. */
function notesOf({ section, entry, unsure, missing, problem }: ReviewItem): string | undefined {
  const { toAdd } = sectionFields[section]
  const fieldsToCheck = unsure.filter((name) => String(entry[name] ?? '') !== '')
  const notes = [
    ...(missing.length > 0 ? [t(toAdd, { fields: missing.join(', ') })] : []),
    ...(fieldsToCheck.length > 0 ? [t('Please check: {fields}.', { fields: fieldWords(section, fieldsToCheck) })] : []),
    ...(problem === undefined ? [] : [problem]),
  ]
  return notes.length > 0 ? notes.join(' ') : undefined
}
