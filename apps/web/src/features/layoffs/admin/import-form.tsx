import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ImportCard } from '../../../app/forms/import-card.tsx'
import { layoffKeys } from '../queries.ts'

/** Imports a CSV file of layoffs. */
export function ImportForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  async function load(file: File) {
    const { result } = await api('POST /api/v1/admin/layoff-imports', { body: { file } })
    void invalidate(queryClient, layoffKeys)
    return {
      ...result,
      reasons: result.reasons.map(({ line, reason }) => ({ place: t('Line {line}', { line }), reason })),
    }
  }
  return (
    <ImportCard
      title={t('Import layoffs')}
      readInWords={(read) => t('{read} layoffs read', { read })}
      label={t('CSV file')}
      accept=".csv,text/csv"
      load={load}
    >
      {t(
        'A CSV file whose first line names its columns: company and date, and if known headquarters, layoff, share, industry and source.',
      )}
    </ImportCard>
  )
}
