import { employmentTypes } from '@rise/contract/jobs/kinds'
import { employmentNames } from '@rise/contract/jobs/words'
import { MOST_PLACES_TO_MOVE } from '@rise/contract/match/limits'
import type { MatchWish } from '@rise/contract/match/shapes'
import { t } from '@rise/texts'
import { type FormEvent, useId, useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ListField } from '../../ui/fields/list-field.tsx'
import { useChangeMatch } from './use-change-match.ts'

/** The wishes that a match needs and a story doesn't contain. */
export function WishForm({ wish }: { wish: MatchWish }) {
  const api = useApi()
  const id = useId()
  const { sending, change } = useChangeMatch()
  const [moveTo, setMoveTo] = useState<readonly string[]>(wish.moveTo)
  const [place, setPlace] = useState('')
  const [error, setError] = useState<string>()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amount = Number(form.get('amount'))
    const typedPlace = place.trim()
    const places = typedPlace === '' ? moveTo : [...moveTo, typedPlace]
    const body = {
      pay: amount > 0 ? { amount, currency: String(form.get('currency')).trim().toUpperCase() } : null,
      employmentTypes: employmentTypes.filter((type) => form.getAll('employmentType').includes(type)),
      moveTo: [...places],
    }
    const save = async () => {
      try {
        await api('PUT /api/v1/match-wish', { body })
        setError(undefined)
      } catch (failure) {
        const [, message] = Object.entries(refusalOf(failure).fields).find(([path]) => path.includes('moveTo')) ?? []
        setError(message)
        throw failure
      }
    }
    if (await change(save)) {
      setMoveTo(places)
      setPlace('')
      showToast({ kind: 'success', title: t('Saved. Your matches are up to date.') })
    }
  }
  return (
    <form aria-label={t('What you’re looking for')} onSubmit={(event) => void save(event)}>
      <p className="font-medium text-text">{t('What you’re looking for')}</p>
      <p>{t('Only you can see this. Everything else comes from your story.')}</p>
      <div className="mt-2 grid max-w-dialog grid-cols-[1fr_6rem] gap-3">
        <TextField
          id={`${id}-amount`}
          label={t('Pay a year, at least')}
          name="amount"
          type="number"
          min={1}
          max={100_000_000}
          step={1}
          inputMode="numeric"
          defaultValue={wish.pay?.amount ?? ''}
        />
        <TextField
          id={`${id}-currency`}
          label={t('Currency')}
          name="currency"
          maxLength={3}
          pattern="[A-Za-z]{3}"
          placeholder={t('EUR')}
          defaultValue={wish.pay?.currency ?? ''}
        />
      </div>
      <fieldset className="mt-3">
        <legend className="text-small font-medium text-text">{t('Employment')}</legend>
        <div className="grid gap-x-4 sm:grid-cols-3">
          {employmentTypes.map((type) => (
            <Checkbox
              key={type}
              id={`${id}-${type}`}
              name="employmentType"
              value={type}
              size="dense"
              defaultChecked={wish.employmentTypes.includes(type)}
              label={t(employmentNames[type])}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3 max-w-dialog">
        <ListField
          id={`${id}-places`}
          label={t('Places you’d move to')}
          noun={t('place', 'a noun, after “Remove”')}
          hint={t('Cities, regions or countries. Jobs there count as in reach.')}
          error={error}
          placeholder={t('Berlin or Spain')}
          maxLength={120}
          most={MOST_PLACES_TO_MOVE}
          items={moveTo}
          onChange={setMoveTo}
          entry={{ text: place, onType: setPlace }}
        />
      </div>
      <Button type="submit" size="dense" busy={sending} className="mt-3">
        {t('Save')}
      </Button>
    </form>
  )
}
