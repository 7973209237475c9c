// Layoffs: the tracker, what companies say about their own, and people affected. Owns `layoff`, `layoff_match`,
// `layoff_answer`, `layoff_person` and `layoff_hiring`.
import type {} from './activities.ts'
import type {} from './tables.ts'
