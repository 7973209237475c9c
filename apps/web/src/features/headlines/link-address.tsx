import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextField } from '../../ui/base/field.tsx'

interface Props {
  /**
   * Called with the page's own title and description; `unread` if it couldn't be read and only its address is known.
   */
  readonly onRead: (link: LinkPreview, unread: boolean) => void
}

/** The form for the address of a page. The page is read before the other fields appear. */
export function LinkAddress({ onRead }: Props) {
  const api = useApi()
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function readLink(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      onRead((await api('POST /api/v1/link-previews', { body: { url } })).result, false)
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined
      if (refusal?.code === 'link-not-read') {
        onRead({ url, title: '', description: '', siteName: '', picture: null }, true)
        return
      }
      setError(refusal?.fields['body.url'] ?? refusal?.message ?? t('We couldn’t read this page. Try again.'))
      document.getElementById('link-address')?.focus()
    }
    setBusy(false)
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        aria-label={t('Address')}
        onSubmit={(event) => void readLink(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          id="link-address"
          label={t('Page address')}
          hint={t('We’ll read its title, summary and picture. You can edit the text.')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/article"
          maxLength={1_000}
          error={error}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('Read page')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
