"""Richesses de France: on foot, by bike or by car, eight circuits on one map."""
