/**
 * Text in brackets after a place that is no place: days in the office, travel, hours, genders, a share of full time.
 */
const condition =
  /\b(?:days?|weeks?|months?|hours?|hrs|travel\w*|times?|time ?zones?|shifts?|tage?|woche|jours?|semaine|d[íi]as?|semana|all genders|gn|office|required|preferred)\b|^(?:[mfwdxh](?:\s?[/|*]\s?[mfwdxhiv])+|\d{1,3}(?:\s?-\s?\d{1,3})?\s?%)$|^[\s,.;/+-]*$/iu
const brackets = /\s*[([]([^()[\]]{0,100})[)\]]/g
const leads =
  /^(?:(?:our|the|main|head|based|located|working|work|remote|onsite|on-site)\s+)*(?:(?:offices?|hq|headquarters?|headquartered|based|located|location|standort|b[üu]ro|bureau|sede|oficina|oficinas|kantoor|site|hub|campus|studio)\s*(?::|\s[-–—]|\b(?:in|at|à|en|de|te|im?)\b)|(?:anywhere )?(?:in|within|at|near|around|based out of|bei|nahe)(?=\s))\s*/i
const trails = /[\s,]+(?:offices?|hq|headquarters?|hub|campus|studio)$/i

/** Removes brackets that name no place: `London (2 days/week)`, `Hamburg (m/w/d)`. */
export function withoutConditions(text: string): string {
  return text.replace(brackets, (whole, inside: string) => (condition.test(inside.trim()) ? ' ' : whole)).trim()
}

/** Removes the words around a place that describe it: `Office in Tallinn, Estonia`, `HQ - Berlin`, `Paris office`. */
export function withoutLead(text: string): string {
  return text.replace(leads, '').replace(trails, '').trim()
}
