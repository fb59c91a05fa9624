/** The living documentation at /component. What the examples themselves say stands in their code. */
export const examples = {
  description:
    'Every part that this site is built from, in each of its states, with the code to use it.',
  index: {
    search: 'Find a part',
    none: 'No part has this name.',
    found: { one: '{count} part', other: '{count} parts' },
  },
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let us copy. Select the text instead.',
  waiting: 'Loading the example…',
  unavailable: 'The example could not be loaded. Reload the page to try again.',
  needsScripts: 'This part works with JavaScript only. Its code is below.',
  groups: {
    foundations: {
      title: 'Foundations',
      intro:
        'Names for colour, type, space, shape and movement. Pages use the names, never values.',
    },
    actions: { title: 'Actions', intro: 'What a person can press.' },
    navigation: { title: 'Navigation', intro: 'Where am I, and what else is there?' },
    fields: {
      title: 'Form fields',
      intro:
        'Each in its states: plain, with a hint, with a mistake, at work, and not to be used. At work in one form on the page of forms.',
    },
    feedback: { title: 'Feedback', intro: 'What happened, what is happening, what is missing.' },
    overlays: { title: 'Overlays', intro: 'Short visits that end where they began.' },
    surfaces: { title: 'Surfaces', intro: 'What holds the content.' },
    figures: { title: 'Text and figures', intro: 'Small parts beside larger ones.' },
    tables: { title: 'Tables', intro: 'Rows to read, and rows to work with.' },
    charts: {
      title: 'Charts',
      intro:
        'Drawn on the server. Point at one, or go to it and use the arrow keys, to read its values; the numbers are in the table below each.',
    },
  },
  entries: {
    button: {
      title: 'Button',
      when: 'For something that happens here. One primary button on a screen; the others are secondary or quiet. A busy button keeps its focus and ignores further presses.',
    },
    link: {
      title: 'Link',
      when: 'For going somewhere. A new tab is the exception, and is said in words.',
    },
    menu: {
      title: 'Menu',
      when: 'For three or more actions on one thing. Arrow keys and letters move, Enter does, Escape leaves.',
    },
    tabs: {
      title: 'Tabs',
      when: 'For views of the same thing, of which one is enough at a time. Without scripts all of them show.',
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
      when: 'For a message that stays where it belongs. Every error is one of these or stands at its field.',
    },
    toast: {
      title: 'Toast',
      when: 'For saying in passing that something was done. It waits while the pointer or the focus is on it. Never the only place of an error, nor the only way to undo.',
    },
    progress: {
      title: 'Progress',
      when: 'For work whose length is known; without a figure, for work that only runs.',
    },
    skeleton: {
      title: 'Skeleton',
      when: 'Holds the room of something that arrives in a moment, so that nothing jumps.',
    },
    'empty-state': {
      title: 'Empty state',
      when: 'Where a list has nothing yet: why, and what to do about it.',
    },
    dialog: {
      title: 'Dialog',
      when: 'For a question that must be answered before going on. The safe answer has the focus.',
    },
    drawer: {
      title: 'Drawer',
      when: 'For what helps with the page but need not stand in it: a menu, filters.',
    },
    tooltip: {
      title: 'Tooltip',
      when: 'For a sentence that explains a control. It must not be needed to continue, so it holds no link.',
    },
    card: {
      title: 'Card',
      when: 'A quiet surface that holds one thing. With a title it is a region of the page.',
    },
    'card-widget': {
      title: 'Card widget',
      when: 'A card that a person can fold, reload, enlarge or close, and have back as it was.',
    },
    disclosure: {
      title: 'Disclosure',
      when: 'For details that most people do not need. A search in the page finds what is folded away.',
    },
    badge: {
      title: 'Badge',
      when: 'A word or two about the thing beside it. The word carries the meaning, never the colour.',
    },
    stat: {
      title: 'Stat',
      when: 'One figure with its name. What is not known is a dash, never a zero.',
    },
    avatar: {
      title: 'Avatar',
      when: 'The picture of a person, beside the name.',
    },
    amount: {
      title: 'Amount',
      when: 'For the amounts of a person, so that the choice of writing and of hiding them holds everywhere. It needs no script and never flashes.',
    },
    'text-field': {
      title: 'Text field',
      when: 'For a line of text. The label stays, the hint helps before a mistake, the message after it; nothing typed is lost.',
    },
    'rupee-field': {
      title: 'Rupee field',
      when: 'For an amount. Commas come while it is typed, and the words below show a slip of a zero.',
    },
    'percent-field': {
      title: 'Percent field',
      when: 'For a rate. A half typed figure stays to be mended.',
    },
    'slider-field': {
      title: 'Slider with a box',
      when: 'For a number that people try out. The box takes what the slider cannot reach, and is posted.',
    },
    'date-field': {
      title: 'Date field',
      when: 'For a day. The browser’s own field, written as the person is used to see days.',
    },
    'file-field': {
      title: 'File field',
      when: 'For one file, chosen or dropped. Its kind and size are checked before it is sent.',
    },
    combobox: {
      title: 'Combobox',
      when: 'For one of many, found by typing. Until its code is there, the browser’s own list stands in.',
    },
    select: {
      title: 'Select',
      when: 'For one of about five to fifteen. The browser’s own list, the best on a phone.',
    },
    'radio-group': {
      title: 'Radio group',
      when: 'For one of two to five that deserve to be seen together.',
    },
    checkbox: {
      title: 'Checkbox',
      when: 'For a yes that is sent with a form.',
    },
    switch: {
      title: 'Switch',
      when: 'For something that is on or off.',
    },
    textarea: {
      title: 'Text area',
      when: 'For several lines. It grows with them where the browser can.',
    },
    table: {
      title: 'Table',
      when: 'For a few rows. On a narrow screen it scrolls inside its own box, which the keyboard can reach.',
    },
    'data-table': {
      title: 'Data table',
      when: 'For rows that people sort, search, select and download. All rows at once are a grid for the arrow keys.',
    },
    'table-states': {
      title: 'Table without rows',
      when: 'Because there are none, not yet, or none could be fetched. The headings stay, so that nothing jumps.',
    },
    'line-chart': {
      title: 'Line chart',
      when: 'For how several things change over time. What is not known is a gap.',
    },
    'area-chart': {
      title: 'Area chart',
      when: 'For how much there is of one thing over time. It starts at zero.',
    },
    'stacked-area': {
      title: 'Stacked area',
      when: 'For how parts make up a whole over time.',
    },
    'bar-chart': {
      title: 'Bar chart',
      when: 'For amounts side by side, losses among them.',
    },
    'grouped-bar': {
      title: 'Grouped bars',
      when: 'For two amounts of each kind: planned and actual.',
    },
    histogram: {
      title: 'Histogram',
      when: 'For how values are spread.',
    },
    donut: {
      title: 'Donut',
      when: 'For the shares of a whole, of few parts.',
    },
    'heat-table': {
      title: 'Heat table',
      when: 'For two measures of time. Each cell shows its figure, so the colour is not needed.',
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
      when: 'For how deep and how long something stood below its high.',
    },
    'segmented-bar': {
      title: 'Segmented bar',
      when: 'For shares of a whole, and what they should be.',
    },
    'box-rows': {
      title: 'Worst, median and best',
      when: 'For results that depend on when one begins.',
    },
    'small-bars': {
      title: 'Rank and share',
      when: 'For a place among others, or a part of a whole, in a row of a table.',
    },
    sparkline: {
      title: 'Sparkline',
      when: 'For a trend as small as a word. Its row says it in figures.',
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
    title: 'Movement',
    when: 'Four lengths, each with its purpose. All of them are none where the system asks for less movement.',
    milliseconds: '{ms} ms',
    purposes: {
      quick: 'A colour that answers the pointer',
      calm: 'Something small that appears, turns or slides',
      collapse: 'A card that folds',
      'full-screen': 'A card that fills the screen, and back',
    },
  },
} as const;
