import type { ReportKind } from '@rise/contract/moderation/kinds'
import { t } from '@rise/texts'
import { cx } from '../../ui/base/class-names.ts'
import { wholeSubject } from './report-words.ts'

interface Props {
  readonly kind: ReportKind
  /** Addresses of the content's pictures. */
  readonly pictures: readonly string[]
  /** The picture to report, by its address; null for the whole content. */
  readonly chosen: string | null
  readonly onChoose: (picture: string | null) => void
}

/** The choice of reporting the content or one of its pictures. */
export function ReportSubject({ kind, pictures, chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-small font-semibold">{t('What is it about?')}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...pictures].map((picture, place) => (
          <label
            key={picture ?? kind}
            className={cx(
              'grid min-h-[4.5rem] cursor-pointer place-items-center rounded-control border px-3 py-1 text-small',
              'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand',
              picture === chosen ? 'border-brand bg-raised' : 'border-control',
            )}
          >
            <input
              type="radio"
              name="subject"
              className="sr-only"
              checked={picture === chosen}
              onChange={() => onChoose(picture)}
              {...(picture !== null && {
                'aria-label': pictures.length === 1 ? t('The picture') : t('Picture {number}', { number: place }),
              })}
            />
            {picture === null ? (
              wholeSubject(kind)
            ) : (
              <img src={picture} alt="" className="max-h-[4rem] max-w-[6rem] rounded-control object-contain" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
