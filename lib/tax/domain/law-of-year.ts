import {
  advanceTax,
  advanceTaxDefault,
  advanceTaxDeferment,
  interestBase,
  lateReturn,
} from '@/content/law/advance-tax';
import { type AgeBand, ageRule } from '@/content/law/age';
import { agriculturalIncome } from '@/content/law/agricultural-income';
import { healthAndEducationCess } from '@/content/law/cess';
import {
  dependantDisability,
  depositInterest,
  donations,
  educationLoan,
  employerPension,
  healthInsurance,
  longTermSavings,
  otherDeductions,
  ownDisability,
  ownPension,
  professionalTax,
  rentWithoutHra,
  savingsInterest,
} from '@/content/law/deductions';
import { houseProperty } from '@/content/law/house-property';
import { hra } from '@/content/law/hra';
import { capitalLosses, lossReturn } from '@/content/law/losses';
import { rebate } from '@/content/law/rebate';
import { regimeChoice, returnDueDates } from '@/content/law/return-dates';
import { incomeRounding, taxRounding } from '@/content/law/rounding';
import { salaryTds } from '@/content/law/tds';
import { newRegimeSlabs, oldRegimeSlabs, type SlabTable } from '@/content/law/slabs';
import { familyPensionDeduction, standardDeduction } from '@/content/law/standard-deduction';
import { surcharge } from '@/content/law/surcharge';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { type DatedRow, rowHolding } from '@/lib/law/dated-row';
import { taxYears, type Regime, type TaxYear, type TaxYearFacts } from '@/lib/law/tax-years';
import { isBoundedDay } from '@/lib/tax/domain/inputs/field-names';
import { oldestAge, type Age, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { specialRatesOf } from './special-tax';

export type YearLaw = ReturnType<typeof compile>;

/** Every row that a year's tax follows, found once. The income of a year is under the law of its last day. */
export function lawOfYear(year: TaxYear): YearLaw {
  const law = laws.get(year);
  if (!law) throw new Error(`No law for the year ${year}`);
  return law;
}

function compile(year: DatedRow<TaxYearFacts>) {
  const last = year.to ?? year.from;
  const forAll = rowHolding(newRegimeSlabs, last);
  return {
    year,
    age: rowHolding(ageRule, last),
    hra: rowHolding(hra, last),
    professionalTax: rowHolding(professionalTax, last),
    deductions: {
      section80c: rowHolding(longTermSavings, last),
      ownPension: rowHolding(ownPension, last),
      health: rowHolding(healthInsurance, last),
      savingsInterest: rowHolding(savingsInterest, last),
      depositInterest: rowHolding(depositInterest, last),
      ownDisability: rowHolding(ownDisability, last),
      dependantDisability: rowHolding(dependantDisability, last),
      educationLoan: rowHolding(educationLoan, last),
      rentWithoutHra: rowHolding(rentWithoutHra, last),
      donations: rowHolding(donations, last),
      other: rowHolding(otherDeductions, last),
    },
    losses: rowHolding(capitalLosses, last),
    lossReturn: rowHolding(lossReturn, last),
    specialRates: specialRatesOf(year.from, last),
    agricultural: rowHolding(agriculturalIncome, last),
    cess: rowHolding(healthAndEducationCess, last),
    incomeRounding: rowHolding(incomeRounding, last),
    taxRounding: rowHolding(taxRounding, last),
    advanceTax: rowHolding(advanceTax, last),
    advanceTaxDeferment: rowHolding(advanceTaxDeferment, last),
    advanceTaxDefault: rowHolding(advanceTaxDefault, last),
    interestBase: rowHolding(interestBase, last),
    lateReturn: rowHolding(lateReturn, last),
    returnDueDates: rowHolding(returnDueDates, last),
    regimeChoice: rowHolding(regimeChoice, last),
    salaryTds: rowHolding(salaryTds, last),
    regimes: {
      new: compileRegime('new', { below60: forAll, from60: forAll, from80: forAll }, last),
      old: compileRegime(
        'old',
        {
          below60: rowHolding(oldRegimeSlabs.below60, last),
          from60: rowHolding(oldRegimeSlabs.from60, last),
          from80: rowHolding(oldRegimeSlabs.from80, last),
        },
        last,
      ),
    },
  };
}

function compileRegime(
  regime: Regime,
  slabs: Readonly<Record<AgeBand, DatedRow<SlabTable>>>,
  last: IsoDate,
) {
  return {
    slabs,
    standardDeduction: rowHolding(standardDeduction[regime], last),
    familyPension: rowHolding(familyPensionDeduction[regime], last),
    house: rowHolding(houseProperty[regime], last),
    employerPension: rowHolding(employerPension[regime], last),
    rebate: rowHolding(rebate[regime], last),
    surcharge: rowHolding(surcharge[regime], last),
  };
}

const laws: ReadonlyMap<TaxYear, YearLaw> = new Map(
  taxYears.map((row) => [row.value.year, compile(row)]),
);

/**
 * The years that a person completes by the end of a tax year. A person born on 1 April completes them on the
 * day before, the last of the year that ends (CBDT Circular 28/2016).
 */
export function ageReached(birth: IsoDate, law: YearLaw): number {
  const endYear = law.year.value.year + 1;
  const [year = NaN, month = NaN, day = NaN] = birth.split('-').map(Number);
  const lastCounted = law.age.value.isReachedOnEveOfBirthday ? 401 : 331;
  return endYear - year - (month * 100 + day <= lastCounted ? 0 : 1);
}

/** Whether a value is an age in years, or a date of birth with such an age in the year. */
export function isAge(value: unknown, year: TaxYear): value is Age {
  const years = isBoundedDay(value) ? ageReached(value, lawOfYear(year)) : value;
  return typeof years === 'number' && Number.isInteger(years) && years >= 0 && years <= oldestAge;
}

/** Age counts for residents alone: a non-resident is taxed as below 60, as is a person of no stated age. */
export function ageBandOf({ age, residency }: TaxInput, law: YearLaw): AgeBand {
  if (residency === 'nonResident' || age === null) return 'below60';
  const years = typeof age === 'number' ? age : ageReached(age, law);
  const { seniorFromYears, verySeniorFromYears } = law.age.value;
  if (years >= verySeniorFromYears) return 'from80';
  return years >= seniorFromYears ? 'from60' : 'below60';
}
