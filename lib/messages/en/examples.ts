/** The component documentation at /component. Texts inside the examples are in their code. */
export const examples = {
  description: 'Every component of this site, in each of its states, with the code to use it.',
  index: {
    search: 'Find a component',
    none: 'No component has this name.',
    found: { one: '{count} component', other: '{count} components' },
  },
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not allow copying. Select the text instead.',
  waiting: 'Loading the example…',
  unavailable: 'The example could not be loaded. Reload the page to try again.',
  needsScripts: 'This component works with JavaScript only. Its code is below.',
  groups: {
    foundations: {
      title: 'Foundations',
      intro:
        'Names for colour, type, space, shape and motion. Pages use these names, never raw values.',
    },
    actions: { title: 'Actions', intro: 'Controls that start an action.' },
    navigation: { title: 'Navigation', intro: 'Where you are, and where you can go.' },
    fields: {
      title: 'Form fields',
      intro:
        'Each in its states: default, with a hint, with an error, busy and disabled. The Basic Forms page shows them in one form.',
    },
    feedback: { title: 'Feedback', intro: 'Messages, progress and empty states.' },
    overlays: { title: 'Overlays', intro: 'Temporary layers over the page.' },
    surfaces: { title: 'Surfaces', intro: 'Containers for content.' },
    figures: { title: 'Text and figures', intro: 'Small elements beside larger ones.' },
    tables: { title: 'Tables', intro: 'Tables to read, and tables to work with.' },
    charts: {
      title: 'Charts',
      intro:
        'Drawn on the server. Point at a chart, or use the arrow keys, to read its values. Each has a table with its numbers.',
    },
  },
  entries: {
    button: {
      title: 'Button',
      when: 'For an action on this page. One primary button per screen; the others are secondary or quiet. A busy button keeps its focus and ignores further presses.',
    },
    link: {
      title: 'Link',
      when: 'For navigation. A link that opens a new tab says so.',
    },
    menu: {
      title: 'Menu',
      when: 'For three or more actions on one item. Arrow keys and letters move, Enter selects, Escape closes.',
    },
    tabs: {
      title: 'Tabs',
      when: 'For views of the same content, one at a time. Without scripts a tab is a link to its view.',
    },
    breadcrumb: {
      title: 'Breadcrumb',
      when: 'At the top of a page that lies inside a group.',
    },
    pagination: {
      title: 'Pagination with buttons',
      when: 'For a list that is already in the page. The new page is read out.',
    },
    'pagination-links': {
      title: 'Pagination with links',
      when: 'For a list whose page is in the address: it can be shared, and works without scripts.',
    },
    alert: {
      title: 'Alert',
      when: 'For a message that stays on the page. Every error is an alert or stands at its field.',
    },
    toast: {
      title: 'Toast',
      when: 'For confirming a completed action. It stays while the pointer or the focus is on it. Never the only place for an error or an undo.',
    },
    progress: {
      title: 'Progress',
      when: 'For work of known length; without a figure, for work of unknown length.',
    },
    skeleton: {
      title: 'Skeleton',
      when: 'Reserves the space of content that is loading, so that nothing jumps.',
    },
    'empty-state': {
      title: 'Empty state',
      when: 'Where a list has no items yet: why, and what to do next.',
    },
    dialog: {
      title: 'Dialog',
      when: 'For a question that needs an answer before continuing. The safe answer has the focus.',
    },
    drawer: {
      title: 'Drawer',
      when: 'For content that supports the page: a menu, filters.',
    },
    tooltip: {
      title: 'Tooltip',
      when: 'For a sentence that explains a control. It is never needed to continue, and it contains no link.',
    },
    card: {
      title: 'Card',
      when: 'A quiet surface that holds one thing. With a title it is a region of the page.',
    },
    'card-widget': {
      title: 'Card widget',
      when: 'A card that can be collapsed, reloaded, enlarged or closed, and restored.',
    },
    disclosure: {
      title: 'Disclosure',
      when: 'For details that most readers do not need. Find in page also searches collapsed text.',
    },
    badge: {
      title: 'Badge',
      when: 'A word or two about the item beside it. The word carries the meaning, never the colour.',
    },
    stat: {
      title: 'Stat',
      when: 'One figure with its name. An unknown value is a dash, never a zero.',
    },
    avatar: {
      title: 'Avatar',
      when: 'The picture of a person, beside their name.',
    },
    amount: {
      title: 'Amount',
      when: 'For personal amounts, so that the number format and hiding apply everywhere. It needs no script and never flashes.',
    },
    'text-field': {
      title: 'Text field',
      when: 'For a line of text. The label stays, the hint helps before a mistake, the message after it. Typed text is never lost.',
    },
    'rupee-field': {
      title: 'Rupee field',
      when: 'For an amount. Commas appear while typing, and the amount in words below shows a wrong zero.',
    },
    'percent-field': {
      title: 'Percent field',
      when: 'For a rate. An incomplete figure stays, so that it can be corrected.',
    },
    'slider-field': {
      title: 'Slider with a box',
      when: 'For a number to experiment with. The box also takes values beyond the slider, and is submitted.',
    },
    'date-field': {
      title: 'Date field',
      when: 'For a date. The browser’s own field, in the visitor’s date format.',
    },
    'file-field': {
      title: 'File field',
      when: 'For one file, chosen or dropped. Its kind and size are checked before it is sent.',
    },
    combobox: {
      title: 'Combobox',
      when: 'For one of many options, found by typing. Until its code loads, the browser’s own list is used.',
    },
    select: {
      title: 'Select',
      when: 'For one of about 5 to 15 options. The browser’s own list works best on a phone.',
    },
    'radio-group': {
      title: 'Radio group',
      when: 'For one of two to five options that should be seen together.',
    },
    checkbox: {
      title: 'Checkbox',
      when: 'For a yes that is submitted with a form.',
    },
    switch: {
      title: 'Switch',
      when: 'For something that is on or off.',
    },
    textarea: {
      title: 'Text area',
      when: 'For several lines. It grows with the text where the browser supports it.',
    },
    table: {
      title: 'Table',
      when: 'For a few rows. On a narrow screen it scrolls inside its own box, which the keyboard can reach.',
    },
    'data-table': {
      title: 'Data table',
      when: 'For rows that people sort, search, select and download. With all rows shown, it is a grid for the arrow keys.',
    },
    'table-states': {
      title: 'Table without rows',
      when: 'For an empty, loading or failed table. The headings stay, so that nothing jumps.',
    },
    'line-chart': {
      title: 'Line chart',
      when: 'For how several values change over time. An unknown value is a gap.',
    },
    'area-chart': {
      title: 'Area chart',
      when: 'For one amount over time. It starts at zero.',
    },
    'stacked-area': {
      title: 'Stacked area',
      when: 'For how parts make up a whole over time.',
    },
    'bar-chart': {
      title: 'Bar chart',
      when: 'For amounts side by side, including losses.',
    },
    'grouped-bar': {
      title: 'Grouped bars',
      when: 'For two amounts per category, such as planned and actual.',
    },
    histogram: {
      title: 'Histogram',
      when: 'For the distribution of values.',
    },
    donut: {
      title: 'Donut',
      when: 'For the shares of a whole with few parts.',
    },
    'heat-table': {
      title: 'Heat table',
      when: 'For one value by two dimensions. Each cell shows its figure, so the colour is not needed.',
    },
    'payoff-chart': {
      title: 'Payoff chart',
      when: 'For the result of a position at each price. Losses are hatched.',
    },
    'price-figure': {
      title: 'Price chart',
      when: 'For prices and values over days: one line with its high and low, or several compared.',
    },
    'drawdown-figure': {
      title: 'Drawdown',
      when: 'For how deep and how long a value stood below its high.',
    },
    'segmented-bar': {
      title: 'Segmented bar',
      when: 'For shares of a whole and their targets.',
    },
    'box-rows': {
      title: 'Worst, median and best',
      when: 'For results that depend on the starting date.',
    },
    'small-bars': {
      title: 'Rank and share',
      when: 'For a rank or a share in a table row.',
    },
    sparkline: {
      title: 'Sparkline',
      when: 'For a trend in a table row, which also gives the figures.',
    },
  },
  colours: {
    title: 'Colour',
    when: 'Paper and ink, with one accent. The contrasts are computed from the tokens, for the light and the dark theme. Text needs 4.5; the edge of a control, or a mark in a chart, 3.',
    light: 'light {ratio}',
    dark: 'dark {ratio}',
    against: {
      surface: 'On the surface',
      ink: 'Ink on it',
      accent: 'On the accent',
    },
    decorative: 'Carries no meaning',
    groups: {
      surfaces: 'Surfaces and lines',
      text: 'Ink',
      accent: 'Accent',
      meaning: 'Gain, loss and warning',
      charts: 'Charts',
    },
  },
  type: {
    title: 'Type',
    when: 'Inter in one variable file. Figures that stand below each other are tabular.',
    specimen: 'Shaping your journey, ₹12,34,567',
  },
  shape: {
    title: 'Space and shape',
    when: 'Space goes in steps of {step}. Three radii and two shadows: the smaller the thing, the smaller its radius.',
  },
  motion: {
    title: 'Motion',
    when: 'Four durations, each with its purpose. All are zero where the system asks for reduced motion.',
    milliseconds: '{ms} ms',
    purposes: {
      quick: 'A colour that answers the pointer',
      calm: 'Something small that appears, turns or slides',
      collapse: 'A card that folds',
      'full-screen': 'A card that fills the screen, and back',
    },
  },
} as const;
