import type { ReplyOf } from '@rise/contract/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { PageForm, PageValues } from '../page-fields.tsx'

export type SiteReading = ReplyOf<'POST /api/v1/companies/{slug}/site-reading'>['result']

interface Guess {
  readonly label: string
  readonly shown: ReactNode
  /** What it changes in the form; pictures are set at once. */
  readonly change?: Partial<PageValues>
  readonly picture?: { readonly kind: 'photo' | 'cover'; readonly id: string }
  readonly isUsed: boolean
}

interface Props {
  readonly found: SiteReading
  readonly form: PageForm
  /** The kinds of pictures that were used. */
  readonly used: readonly string[]
  readonly onUsed: (kind: string) => void
}

/** What the site says, one by one: nothing of it is taken without a press. */
export function SiteGuesses({ found, form, used, onUsed }: Props) {
  const api = useApi()
  const session = useSessionStore()
  const queryClient = useQueryClient()
  const guesses = guessesOf(found, form.values, used)
  const open = guesses.filter(({ isUsed }) => !isUsed)

  const take = useMutation({
    async mutationFn(taken: readonly Guess[]) {
      form.set(Object.assign({}, ...taken.map(({ change }) => change ?? {})) as Partial<PageValues>)
      for (const { picture } of taken) {
        if (!picture) continue
        const body = { pictureId: picture.id }
        if (picture.kind === 'photo') await api('PUT /api/v1/account/photo', { body })
        else await api('PUT /api/v1/account/cover', { body })
        onUsed(picture.kind)
      }
    },
    async onSuccess(_done, taken) {
      if (!taken.some(({ picture }) => picture)) return
      void session.check()
      await queryClient.invalidateQueries({ queryKey: ['account-pictures'] })
    },
  })

  if (guesses.length === 0) {
    return (
      <Notice tone="info">
        We could read the site, but it says nothing we can use. Fill in the fields below, and add the rest later.
      </Notice>
    )
  }
  return (
    <section aria-labelledby="found" className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="found" className="text-body">
          What we found on your site
        </h2>
        {open.length > 1 ? (
          <Button size="dense" variant="primary" busy={take.isPending} onClick={() => take.mutate(open)}>
            Use all
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-1 text-small text-muted">
        {open.length === 0
          ? 'You’ve used all of it. Correct anything that’s wrong below.'
          : 'Use what’s right. You can correct it below.'}
      </p>
      {take.error ? (
        <div className="mt-3">
          <Notice tone="danger">{take.error.message}</Notice>
        </div>
      ) : null}
      <dl className="mt-3 flex flex-col">
        {guesses.map((guess) => (
          <div key={guess.label} className="flex items-start justify-between gap-4 border-t border-line py-3">
            <div className="min-w-0">
              <dt className="text-caption text-muted">{guess.label}</dt>
              <dd className="mt-1 text-small wrap-anywhere">{guess.shown}</dd>
            </div>
            {guess.isUsed ? (
              <span className="flex min-h-8 shrink-0 items-center gap-1 text-small text-success">
                <Check size={16} aria-hidden /> Used
              </span>
            ) : (
              <Button
                size="dense"
                aria-label={`Use ${guess.label.toLowerCase()}`}
                disabled={take.isPending}
                onClick={() => take.mutate([guess])}
              >
                Use
              </Button>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function guessesOf(found: SiteReading, values: PageValues, used: readonly string[]): readonly Guess[] {
  const { companyName, tagline, story, links, places, foundingYear, logo, cover } = found
  const missing = (given: readonly string[], have: readonly string[]) => given.filter((one) => !have.includes(one))
  const guesses: (Guess | false)[] = [
    logo !== null && {
      label: 'Logo',
      shown: <Picture src={logo} width={64} height={64} alt="Logo" className="size-16 rounded-control" fallback={null} />,
      picture: { kind: 'photo', id: logo._id },
      isUsed: used.includes('photo'),
    },
    cover !== null && {
      label: 'Cover',
      shown: (
        <Picture
          src={cover}
          width={240}
          height={60}
          alt="Cover"
          className="h-16 w-full max-w-dialog rounded-control object-cover"
          fallback={null}
        />
      ),
      picture: { kind: 'cover', id: cover._id },
      isUsed: used.includes('cover'),
    },
    companyName !== null && {
      label: 'Company name',
      shown: companyName,
      change: { companyName },
      isUsed: values.companyName === companyName,
    },
    tagline !== null && { label: 'Tagline', shown: tagline, change: { tagline }, isUsed: values.tagline === tagline },
    story !== null && {
      label: 'Story',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
      shown: <div className="prose line-clamp-6" dangerouslySetInnerHTML={{ __html: story }} />,
      change: { story },
      isUsed: values.story !== '',
    },
    places.length > 0 && {
      label: 'Places',
      shown: places.join(' · '),
      change: { places: [...values.places, ...missing(places, values.places)] },
      isUsed: missing(places, values.places).length === 0,
    },
    foundingYear !== null && {
      label: 'Founded',
      shown: foundingYear,
      change: { foundingYear },
      isUsed: values.foundingYear === foundingYear,
    },
    links.length > 0 && {
      label: 'Other profiles',
      shown: links.map((link) => new URL(link).host.replace(/^www\./, '')).join(' · '),
      change: { links: [...values.links, ...missing(links, values.links)].slice(0, MOST_LINKS) },
      isUsed: missing(links, values.links).length === 0 || values.links.length >= MOST_LINKS,
    },
  ]
  return guesses.filter((guess) => guess !== false)
}

const MOST_LINKS = 8
