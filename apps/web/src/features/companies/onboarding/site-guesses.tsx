import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { useSetPicture } from '../../pictures/index.ts'
import type { PageForm } from '../page-fields.tsx'
import { type Guess, type GuessKind, guessesOf } from './guesses.tsx'
import { ReadSite } from './read-site.tsx'
import { type SiteReading, useSiteReading } from './site-reading.ts'

interface Props {
  readonly slug: string
  /** The address of the site, as saved. */
  readonly website: string
  readonly form: PageForm
  readonly kinds: readonly GuessKind[]
  readonly onUse?: () => void
}

/** The site's suggestions for a step, one by one. Until the site has been read, a button that reads it. */
export function SiteGuesses(props: Props) {
  const { found } = useSiteReading(props.slug)
  if (!found) return props.website === '' ? null : <ReadSite slug={props.slug} website={props.website} />
  return <Guesses {...props} found={found} />
}

/** A suggestion is used only on a press, and "Use all" replaces no existing value. */
function Guesses({ form, kinds, found, onUse }: Props & { readonly found: SiteReading }) {
  const { data: pictures } = useQuery(queryOf(useApi(), 'GET /api/v1/account/pictures'))
  const setPhoto = useSetPicture('photo')
  const setCover = useSetPicture('cover')
  const apply = useMutation({
    async mutationFn(taken: readonly Guess[]) {
      form.set(Object.assign({}, ...taken.map(({ change }) => change)))
      onUse?.()
      for (const { picture } of taken) {
        if (picture) await (picture.kind === 'photo' ? setPhoto : setCover)(picture.id)
      }
    },
  })
  if (!pictures) return null
  const guesses = guessesOf(found, kinds, form.values, pictures)
  const fittingGuesses = guesses.filter(({ state }) => state === 'fits')
  if (guesses.length === 0) return null
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  return (
    <section aria-labelledby="found" className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="found" className="text-body font-semibold">
          {t('From your site')}
        </h2>
        {fittingGuesses.length > 1 ? (
          <Button size="dense" busy={apply.isPending} onClick={() => apply.mutate(fittingGuesses)}>
            {t('Use all')}
          </Button>
        ) : null}
      </div>
      {apply.error ? (
        <div className="mt-3">
          <Notice tone="danger">{apply.error.message}</Notice>
        </div>
      ) : null}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {guesses.map((guess) => (
          <li key={guess.kind} className="flex items-start justify-between gap-4 py-3 last:pb-0">
            <div className="min-w-0 grow">
              <p className="text-caption text-muted">{guess.label}</p>
              <div className="mt-1 text-small wrap-anywhere">{guess.shown}</div>
            </div>
            {guess.state === 'used' ? (
              <span role="status" className="flex min-h-8 shrink-0 items-center gap-1 text-small text-success">
                <Check size={16} aria-hidden /> {t('Used', 'a suggestion')}
              </span>
            ) : (
              <Button size="dense" disabled={apply.isPending} onClick={() => apply.mutate([guess])}>
                {guess.state === 'fits'
                  ? rich('Use<hidden> {field}</hidden>', { field: inSentence(guess.label), hidden })
                  : rich('Replace<hidden> {field}</hidden>', { field: inSentence(guess.label), hidden })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
