// Layoffs: the layoff tracker, companies' statements on their layoffs, people affected, and jobs offered to them. Owns
// `layoff`, `layoff_match`, `layoff_answer`, `layoff_person` and `layoff_hiring`.
import type {} from './activities.ts'
import type {} from './tables.ts'
