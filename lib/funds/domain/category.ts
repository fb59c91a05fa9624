/** 'Equity - Flexi Cap Fund' is the kind 'Flexi Cap Fund' of the group 'Equity'; so is AMFI's 'Equity Scheme - …'. */
export function categoryParts(category: string): { group: string; kind: string } {
  const [group = '', ...kind] = category.split(' - ');
  return {
    group: group.replace(/ Schemes?$/i, '').trim(),
    kind: kind.join(' - ').trim() || group.trim(),
  };
}
