import { defineErrors } from '../errors.ts'

export const jobErrors = defineErrors({
  'job-not-found': { status: 404, message: 'This job does not exist. Its address may have changed; search for it.' },
  'category-not-found': { status: 404, message: 'There is no such category. Choose one of the listed departments.' },
  'place-not-found': { status: 404, message: 'There is no such place. Choose one that has jobs.' },
  'place-without-coordinates': {
    status: 400,
    message: 'Where this place lies on the map is not known. Leave the radius out, or choose a city.',
  },
  'page-not-found': { status: 404, message: 'This list ends before that page.' },
})
