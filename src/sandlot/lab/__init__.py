"""The lab: many games at once, compared fairly, with an error bar on every number."""
