import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { hostOf, LinkCard } from '../link-previews/index.ts'

const MAX_LINKS = 8

interface Props {
  readonly id: string
  readonly error?: string | undefined
  readonly links: readonly LinkPreview[]
  readonly onChange: (links: LinkPreview[]) => void
}

/** Web pages, each with its own title. A page that can't be read can be added with only its address. */
export function LinksField({ id, error, links, onChange }: Props) {
  const api = useApi()
  const [typedUrl, setTypedUrl] = useState('')
  const [failure, setFailure] = useState<{ message: string; url: string | undefined }>()
  const [busy, setBusy] = useState(false)
  // Other links may have been removed while a page was being read.
  const latestLinks = useRef(links)
  latestLinks.current = links

  function append(link: LinkPreview) {
    onChange([...latestLinks.current.filter(({ url }) => url !== link.url), link])
    setTypedUrl('')
    setFailure(undefined)
  }

  async function add() {
    if (busy || typedUrl.trim() === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      append((await api('POST /api/v1/link-previews', { body: { url: typedUrl } })).result)
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined
      const message = refusal?.fields['body.url'] ?? refusal?.message ?? t('We couldn’t read this page. Try again.')
      setFailure({ message, url: wholeAddress(typedUrl) })
      document.getElementById(id)?.focus()
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col gap-3">
      {links.length < MAX_LINKS ? (
        <div className="flex flex-col gap-2">
          <TextField
            id={id}
            label={t('Page address')}
            optional
            inputMode="url"
            placeholder="https://example.com/article"
            hint={t('An article, a repository or a talk. We’ll show its title and picture.')}
            error={failure?.message ?? error}
            value={typedUrl}
            onChange={(event) => setTypedUrl(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void add()
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void add()}>
              {t('Add link')}
            </Button>
            {failure?.url ? (
              <Button variant="ghost" onClick={() => failure.url && append(bareLink(failure.url))}>
                {t('Add without preview')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : (
        <p className="text-small text-muted">{t('{count} links are the most there can be.', { count: MAX_LINKS })}</p>
      )}
      {links.length > 0 ? (
        <ul aria-label={t('Links')} className="flex flex-col gap-3">
          {links.map((link) => (
            <li key={link.url} className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <LinkCard link={link} />
              </div>
              <IconButton
                label={t('Remove link {name}', { name: link.title || hostOf(link.url) })}
                tip="end"
                onClick={() => onChange(links.filter(({ url }) => url !== link.url))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function bareLink(url: string): LinkPreview {
  return { url, title: hostOf(url), description: '', siteName: '', picture: null }
}

/** Returns the text as a web address; undefined if it isn't one. */
function wholeAddress(typedAddress: string): string | undefined {
  const text = typedAddress.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : undefined
}
