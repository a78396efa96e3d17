/**
 * Publishers of examples, tests or tables that golden rows cite by name. A source with an address, or with a name in `rates/sources.yaml`,
 * needs no entry here. Add one only for a source that somebody else can find.
 */
export const PUBLISHERS: readonly string[] = [
  'AAT',
  'ACCA',
  'AJ Bell',
  'Bonham & Brook',
  'CalcFlow',
  'CISR',
  'Cruse Burke',
  'Fidelity',
  'GOV.UK',
  'HMRC',
  'PolicyEngine',
  'Quilter',
  'Radio Times Money',
  'TaxScouts',
  'UK Military Money',
  'VAT Notice',
  'b4bookkeeping',
  'bookkeepers.activeboard.com',
  'casomoltd/paye-calc',
  'friendly-accountants',
  'guvnor.ai',
  'saving-tool/hmrc-income-tax',
  'wozniakpawel/www.cooltaxtool.com',
]
