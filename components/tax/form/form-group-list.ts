import { emptyInput } from '@/lib/tax/domain/inputs/input';
import type { TaxYear } from '@/lib/law/tax-years';
import type { ChosenFacts } from '@/lib/tax/domain/inputs/fields';
import type { FormGroup } from './form-groups';

/** The groups, each behind its title, in the order in which most people need them. */
export const formGroups: readonly FormGroup[] = [
  {
    id: 'hra',
    fields: [
      'salaryRupees.basicAndDa',
      'salaryRupees.hraReceived',
      'salaryRupees.rentPaid',
      'hraCity',
    ],
  },
  {
    id: 'deductions',
    fields: [
      'deductionsRupees.section80c',
      'deductionsRupees.ownPension',
      'deductionsRupees.healthSelf',
      'deductionsRupees.healthParents',
      'parentsAge',
      'deductionsRupees.preventiveCheckup',
      'deductionsRupees.savingsInterest',
      'deductionsRupees.depositInterest',
      'deductionsRupees.educationLoan',
      'deductionsRupees.rentWithoutHra',
      'ownDisability',
      'dependantDisability',
      'deductionsRupees.other',
    ],
  },
  {
    id: 'donations',
    fields: [
      'deductionsRupees.donationsHalfLimited',
      'deductionsRupees.donationsWhole',
      'deductionsRupees.donationsWholeLimited',
      'deductionsRupees.donationsHalf',
    ],
  },
  {
    id: 'pay',
    fields: ['salaryRupees.employerPension', 'employer', 'salaryRupees.professionalTax'],
  },
  {
    id: 'house',
    fields: [
      'houseRupees.selfOccupiedInterest',
      'houseRupees.rentReceived',
      'houseRupees.municipalTaxes',
      'houseRupees.letOutInterest',
      'lossesRupees.house',
    ],
  },
  {
    id: 'other',
    fields: [
      'otherRupees.normal',
      'otherRupees.dividends',
      'otherRupees.familyPension',
      'otherRupees.agricultural',
      'otherRupees.vda',
      'otherRupees.lottery',
    ],
  },
  {
    id: 'gains',
    fields: [
      'gainsRupees.shortTermEquity',
      'gainsRupees.longTermEquity',
      'gainsRupees.longTermOther',
      'gainsRupees.shortTermAtSlab',
      'earlierGainsRupees.shortTermEquity',
      'earlierGainsRupees.longTermEquity',
      'earlierGainsRupees.longTermOther',
      'lossesRupees.shortTerm',
      'lossesRupees.longTerm',
    ],
  },
  { id: 'person', fields: ['residency'] },
];

/** The initial choice of every list. */
export function startFacts(year: TaxYear): ChosenFacts {
  const { residency, hraCity, employer, parentsAge, ownDisability, dependantDisability } =
    emptyInput(year);
  return { year, residency, hraCity, employer, parentsAge, ownDisability, dependantDisability };
}
