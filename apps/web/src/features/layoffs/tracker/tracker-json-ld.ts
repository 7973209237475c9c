import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { t } from '@rise/texts'

/** Returns the tracker as a schema.org `Dataset` with its downloads. None of the files names a person. */
export function trackerJsonLd(
  figures: LayoffFigures,
  { publicUrl, productName }: { publicUrl: string; productName: string },
) {
  const [first, last] = [figures.months[0], figures.months.at(-1)]
  const download = (name: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${publicUrl}${layoffList.path}/${name}`,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: t('Layoff tracker'),
    description: t(
      'Layoffs by company, date, number of people, share, place and industry, with sources. Values that a source does not state are left empty.',
    ),
    url: publicUrl + layoffList.path,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: productName, url: publicUrl },
    ...(first && last && { temporalCoverage: `${first.month}/${last.month}` }),
    distribution: [download('layoffs.csv', 'text/csv'), download('layoffs.json', 'application/json')],
  }
}
