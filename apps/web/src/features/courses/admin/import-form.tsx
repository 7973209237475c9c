import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ImportCard } from '../../../app/forms/import-card.tsx'
import { courseKeys } from '../queries.ts'

/** Imports a CSV or JSON file of courses. */
export function ImportForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  async function load(file: File) {
    const { result } = await api('POST /api/v1/admin/course-imports', { body: { file } })
    void invalidate(queryClient, courseKeys)
    const isLine = result.unit === 'line'
    const placeInWords = (place: number) => (isLine ? t('Line {place}', { place }) : t('Item {place}', { place }))
    return { ...result, reasons: result.reasons.map(({ place, reason }) => ({ place: placeInWords(place), reason })) }
  }
  return (
    <ImportCard
      title={t('Import courses')}
      readInWords={(read) => t('{read} courses read', { read })}
      label={t('CSV or JSON file')}
      accept=".csv,.json,.jsonl,text/csv,application/json"
      load={load}
    >
      {t(
        'A CSV file whose first line names its columns, or a JSON list: title, provider and link, and if known description, categories, level, hours, price, currency, language and skills.',
      )}
    </ImportCard>
  )
}
