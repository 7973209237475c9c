import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/base/button.tsx'
import { Card } from '../ui/base/card.tsx'
import { TextField } from '../ui/base/field.tsx'
import { showToast } from '../ui/base/toast.ts'
import { Notice } from '../ui/states/notice.tsx'
import { ApiError } from './base/api.ts'
import { useSettings } from './base/settings.tsx'

const FIELD = 'body.slug'

interface Props {
  /** The current address. */
  slug: string
  /** The path before addresses of this kind: `/company`. */
  base: string
  /** Saves the address and resolves to the saved one. Throws the server's refusals. */
  save: (slug: string) => Promise<string>
}

/** Edits the address of the member's own page. Saved separately, because other people's links depend on it. */
export function AddressForm({ slug, base, save }: Props) {
  const { publicUrl } = useSettings()
  const [typedSlug, setTypedSlug] = useState(slug)
  const [wasUnchanged, setWasUnchanged] = useState(false)
  const move = useMutation({
    mutationFn: () => save(typedSlug),
    onSuccess: (savedSlug) => {
      setTypedSlug(savedSlug)
      showToast({
        kind: 'success',
        title: t('Your page has a new address'),
        description: t('The old one redirects to it.'),
      })
    },
  })
  const fields = move.error instanceof ApiError ? move.error.fields : {}

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (move.isPending) return
    const isUnchanged = typedSlug.trim().toLowerCase() === slug
    setWasUnchanged(isUnchanged)
    if (isUnchanged) event.currentTarget.querySelector('input')?.focus()
    else move.mutate()
  }

  return (
    <Card as="section" aria-label={t('Address of your page')}>
      <form onSubmit={send} method="post" noValidate className="flex flex-col gap-4">
        <h2 className="text-h3">{t('Address of your page')}</h2>
        {move.error && fields[FIELD] === undefined ? <Notice tone="danger">{move.error.message}</Notice> : null}
        <TextField
          label={t('Address')}
          hint={
            <span className="wrap-anywhere">
              {t('{address}. The old address will redirect here.', {
                address: `${publicUrl}${base}/${typedSlug.trim().toLowerCase() || slug}`,
              })}
            </span>
          }
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={wasUnchanged ? t('This is your address already. Enter another one.') : fields[FIELD]}
          value={typedSlug}
          onChange={(event) => {
            setTypedSlug(event.target.value)
            setWasUnchanged(false)
          }}
        />
        <div>
          <Button type="submit" busy={move.isPending}>
            {t('Change address')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
