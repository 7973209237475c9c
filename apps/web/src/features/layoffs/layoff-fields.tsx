import { industriesInWords } from '@rise/contract/catalogs/industries/words'
import { LONGEST_LAYOFF_NAME } from '@rise/contract/layoffs/limits'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { neverStale, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import type { DraftForm } from '../../app/forms/use-draft-form.ts'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'

/** The typed texts, which the schema parses. */
export interface LayoffDraft {
  readonly companyName: string
  readonly date: string
  readonly number: string
  readonly share: string
  readonly place: string
  readonly industry: string
  readonly source: string
}

export const emptyLayoff: LayoffDraft = {
  ...{ companyName: '', date: '', number: '', share: '', place: '', industry: '', source: '' },
}

interface Props {
  readonly form: DraftForm<LayoffDraft>
  /** Whether a source is required. */
  readonly sourced: boolean
}

/** The fields of a layoff; fields whose value the source doesn't state stay empty. */
export function LayoffFields({ form, sourced }: Props) {
  const { data: options } = useQuery(queryOf(useApi(), 'GET /api/v1/company-options', {}, neverStale))
  const field = (name: keyof LayoffDraft) => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField {...field('companyName')} label={t('Company')} maxLength={LONGEST_LAYOFF_NAME} />
      <TextField {...field('date')} label={t('Announced on')} type="date" />
      <TextField
        {...field('source')}
        label={t('Source')}
        type="url"
        inputMode="url"
        optional={!sourced}
        hint={t('A news article or the company’s own statement.')}
        placeholder="https://"
      />
      <TextField {...field('number')} label={t('People affected')} inputMode="numeric" optional />
      <TextField {...field('share')} label={t('Share of the company in percent')} inputMode="decimal" optional />
      <TextField {...field('place')} label={t('Place')} maxLength={LONGEST_LAYOFF_NAME} optional />
      <Select {...field('industry')} label={t('Industry')} optional>
        <option value="">{t('Not specified')}</option>
        {industriesInWords(options?.industries ?? []).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
