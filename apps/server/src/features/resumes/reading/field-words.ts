import { beyondLatin } from './field-words-beyond-latin.ts'

// Words that tell a role from a company and a school from a degree, in five languages; stems, without accents.
const roles =
  /\b(?:engineer|develop|programm|architect|manager|director|head of|lead|leader|chief|officer|ceo|cto|cfo|coo|vp|vice president|president|founder|co-founder|owner|partner|analyst|scientist|research|designer|consultant|advisor|adviser|specialist|coordinator|administrator|assistant|associate|intern|trainee|apprentice|student|nurse|doctor|physician|surgeon|therap|pharmacist|teacher|tutor|lecturer|professor|instructor|coach|trainer|writer|editor|journalist|translator|accountant|auditor|bookkeep|controller|lawyer|attorney|paralegal|counsel|clerk|cashier|sales|seller|representative|agent|broker|recruiter|technician|mechanic|electrician|plumber|carpenter|welder|operator|driver|pilot|chef|cook|baker|waiter|waitress|bartender|barista|receptionist|supervisor|foreman|worker|helper|volunteer|freelance|self-employed|staff|principal|tester|strategist|planner|buyer|producer|photographer|artist|animator|musician|scrum master|product owner|maintainer|contributor|mentor|speaker|member|chair|secretary|treasurer|steward|guard|cleaner|gardener|farmer|caregiver|carer|midwife|librarian|economist|statistician|biologist|chemist|physicist|fellow|postdoc|executive|merchandiser|copywriter|resident|organi[sz]er|facilitator|entwickl|ingenieur|leiter|leitung|berater|kaufmann|kauffrau|mitarbeit|sachbearbeit|assistenz|assistent|praktik|werkstud|auszubild|geschaftsfuhr|referent|techniker|mechaniker|elektrik|verkauf|lehrer|pfleg|fahrer|koch|arzt|arztin|meister|redakt|buchhalt|developp|ingenieur|responsable|charge d|chargee d|chef d|cheffe|directeur|directrice|stagiaire|alternant|conseil|vendeu|comptable|infirmi|professeu|enseignant|technicien|assistante|gestionnaire|redact|ingenier|desarroll|gerente|director|directora|jefe|jefa|encargad|consultor|analista|becari|practicante|auxiliar|tecnic|profesor|maestr|enfermer|contador|abogad|vendedor|camarer|cociner|engenheir|desenvolv|diretor|coordenador|estagi|assistente|tecnic|professor|enfermeir|advogad|vendedor)/iu
const companies =
  /(?:\b(?:inc|llc|ltd|limited|corp|corporation|company|co\.|gmbh|ag|kg|se|ug|e\.v|s\.a|sa|sas|sarl|s\.l|sl|ltda|plc|bv|b\.v|nv|oy|ab|a\/s|group|holding|holdings|bank|hospital|clinic|university|college|school|institute|foundation|association|agency|studio|studios|labs|laborator|ministry|council|restaurant|hotel|solutions|technologies|systems|partners|services|consulting|klinik|krankenhaus|universitat|hochschule|stiftung|verein|gruppe|ministerium|agence|groupe|universite|societe|banque|grupo|universidad|universidade|banco|ministerio|fundacion|fundacao)\b)/iu
const schools =
  /(?:universit|universid|college|school|institut|academ|akademie|hochschule|gymnasium|schule|lycee|ecole|faculte|escuela|colegio|instituto|facultad|escola|faculdade|polytech|politecnic|polytechnic|conservatory|seminary|bootcamp|\bmit\b|\beth\b|\bepfl\b|\btu\b|\bfh\b|\bucla\b|\blse\b)/iu
const degrees =
  /(?:\bbachelor|\bmaster|\bph\.?\s?d|\bdoctor|\bdiplom|\bb\.?\s?(?:sc|a|eng|ed|com|tech|arch|fa)\b\.?|\bm\.?\s?(?:sc|a|eng|ed|tech|phil|arch|fa)\b\.?|\bb\.?s\.?(?=[\s,]|$)|\bm\.?s\.?(?=[\s,]|$)|\bmba\b|\bdr\.|\bassociate|\bcertificate|\bhigh school diploma|\bged\b|\bgcse|\ba-levels?|\babitur|\bmatura|\bmagister|\bstaatsexamen|\bausbildung|\blehre\b|\bfachabitur|\brealschulabschluss|\blicence|\bbts\b|\bdut\b|\bbaccalaureat|\bmaitrise|\bdoctorat|\blicenciatura|\bgrado\b|\bmaestria|\bbachillerato|\bdoctorado|\bingenieria|\bgraduacao|\bbacharel|\bmestrado|\bdoutorado|\bensino medio|\btecnologo)/iu

// German compounds: Teamleiterin, Softwareentwickler.
const compounds =
  /(?:leiter|leitung|entwickler|ingenieur|berater|kaufmann|kauffrau|kaufleute|mitarbeiter|sachbearbeiter|assistent|techniker|mechaniker|elektriker|verkaufer|lehrer|pfleger|fahrer|meister|redakteur|referent|therapeut|architekt|schwester|fachkraft|gehilfe)(?:in|innen)?\b/iu

/** Whether a text names a job role. */
export function isRole(text: string): boolean {
  return roles.test(plain(text)) || compounds.test(plain(text)) || beyondLatin.isRole(text)
}

/** Whether a text names a company, by its legal form or kind. */
export function isCompany(text: string): boolean {
  return companies.test(plain(text)) || beyondLatin.isCompany(text)
}

/** Whether a text names a school. */
export function isSchool(text: string): boolean {
  return schools.test(plain(text)) || beyondLatin.isSchool(text)
}

/** Whether a text names a degree. */
export function isDegree(text: string): boolean {
  return degrees.test(plain(text)) || beyondLatin.isDegree(text)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
