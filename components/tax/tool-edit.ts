import type { ToolField, ToolTexts } from '@/lib/tax/domain/inputs/tool-texts';

/** The texts of the fields of the tools, and how one of them changes. */
export type ToolEdit = { texts: ToolTexts; onTool: (field: ToolField, text: string) => void };
