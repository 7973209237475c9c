import { t } from '@rise/texts'
import { TextField } from '../../../ui/base/field.tsx'

export interface Facts {
  readonly name: string
  readonly website: string
  readonly tagline: string
}

interface Props {
  readonly facts: Facts
  readonly change: (facts: Facts) => void
  readonly errorOf: (name: string) => string | undefined
}

/** The facts of a company that an admin can edit. Its team can edit them too, and everything else on the page. */
export function FactsFields({ facts, change, errorOf }: Props) {
  return (
    <>
      <TextField
        label={t('Name')}
        value={facts.name}
        maxLength={120}
        error={errorOf('name')}
        autoComplete="off"
        onChange={({ target }) => change({ ...facts, name: target.value })}
      />
      <TextField
        label={t('Website')}
        optional
        value={facts.website}
        inputMode="url"
        placeholder="https://example.com"
        error={errorOf('website')}
        autoComplete="off"
        onChange={({ target }) => change({ ...facts, website: target.value })}
      />
      <TextField
        label={t('Tagline')}
        optional
        value={facts.tagline}
        maxLength={160}
        error={errorOf('tagline')}
        onChange={({ target }) => change({ ...facts, tagline: target.value })}
      />
    </>
  )
}
