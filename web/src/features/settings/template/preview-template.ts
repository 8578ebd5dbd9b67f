/* The values of the template form as a template whose every part has an id, for the preview. Pure. */
import type { SettingsRow } from '#contract/settings/section-endpoints';
import { listOf, textOf, type Values } from '../section.types';
import { keyOf, type Option, type Question } from './questions';

type Template = Pick<SettingsRow<'reportTemplates'>, 'name' | 'nameZh' | 'items'>;
type TemplateOption = Template['items'][number]['options'][number];

export function previewOf(values: Values): Template {
  return {
    name: textOf(values['name']),
    nameZh: textOf(values['nameZh']),
    items: listOf<Question>(values['items']).map((question) => ({
      ...question,
      id: keyOf(question),
      options: question.options.map(optionOf),
    })),
  };
}

function optionOf(option: Option): TemplateOption {
  return {
    id: keyOf(option),
    name: option.name,
    nameZh: option.nameZh,
    imageUrls: [...option.imageUrls],
    children: option.children.map(optionOf),
  };
}
