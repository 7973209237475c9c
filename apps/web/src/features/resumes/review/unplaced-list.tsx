import { t } from '@rise/texts'
import { Select } from '../../../ui/base/select.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

/** A text of the file that matches no field, with the heading above it. */
export interface UnplacedText {
  readonly text: string
  readonly heading: string | null
}

/** A field that can receive an unplaced text. */
export interface PlaceForText {
  readonly key: string
  readonly label: string
}

interface Props {
  readonly texts: readonly UnplacedText[]
  readonly places: readonly PlaceForText[]
  readonly onPlace: (text: string, key: string) => void
}

/** The unplaced texts, each with the fields that can receive it. */
export function UnplacedList({ texts, places, onPlace }: Props) {
  const summary = t('{count, plural, one {1 line we couldn’t place} other {{count} lines we couldn’t place}}', {
    count: texts.length,
  })
  return (
    <Disclosure summary={summary}>
      <p>{t('Add a line to one of the items above, or copy it for later. We don’t keep the others.')}</p>
      <ul className="mt-2 flex flex-col text-text">
        {texts.map(({ text, heading }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat
          <li key={`${text}${index}`} className="flex flex-col gap-2 border-t border-line py-3">
            <p className="min-w-0 wrap-anywhere">
              {heading ? (
                <span className="block text-caption text-subtle">{t('Under “{heading}”', { heading })}</span>
              ) : null}
              {text}
            </p>
            <div className="flex flex-wrap items-end gap-2">
              <Select
                label={t('Add to: {text}', { text: text.slice(0, 60) })}
                labelHidden
                className="min-w-0 grow sm:max-w-menu"
                value=""
                onChange={({ target }) => onPlace(text, target.value)}
              >
                <option value="">{t('Add to…')}</option>
                {places.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
              <CopyButton text={text} what={text.slice(0, 60)} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
