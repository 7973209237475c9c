import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const jobErrors = defineErrors({
  'job-not-found': {
    status: 404,
    message: () => t('This job doesn’t exist. Its address may have changed, so try searching for it.'),
  },
  'category-not-found': {
    status: 404,
    message: () => t('This category doesn’t exist. Choose one of the listed departments.'),
  },
  'place-not-found': { status: 404, message: () => t('We don’t know this place. Choose one that has jobs.') },
  'place-without-coordinates': {
    status: 400,
    message: () => t('We don’t know where this place is on the map. Remove the radius, or choose a city.'),
  },
  'page-not-found': { status: 404, message: () => t('There’s no such page in this list. Start from the first one.') },
})
