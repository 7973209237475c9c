import { t } from '@rise/texts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextField } from '../../ui/base/field.tsx'
import type { CasePlace } from './case-place.ts'

/** Creates a case with only a title; the rest is written on the case's edit page. */
export function CreateCase({ first, place }: { first: boolean; place: CasePlace }) {
  const api = useApi()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function createCase(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (title.trim() === '') {
      setError(t('Enter a title.'))
      document.getElementById('new-case-title')?.focus()
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      const { result } = await api('POST /api/v1/portfolio', { body: { title } })
      await navigate(place.edit(result.slug))
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setError(fields['body.title'] ?? message)
      setBusy(false)
    }
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void createCase(event)}
        aria-label={t('New case')}
        className="flex flex-col gap-4"
      >
        <TextField
          id="new-case-title"
          label={first ? t('Title of your first case') : t('Title of your new case')}
          hint={t('What it was about, in a few words. You can change it later.')}
          placeholder={t('A booking form that asks half as much')}
          maxLength={120}
          error={error}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('Create case')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
